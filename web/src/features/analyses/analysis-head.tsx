import { DownloadOutlined, PercentageOutlined } from '@ant-design/icons';
import { analysisFormats } from '@transloom/contracts/analyses';
import { Button, Dropdown, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../i18n/format.ts';
import { FactLine, LineFact } from '../../ui/fact-line.tsx';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { Stack } from '../../ui/stack.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { useExportAnalysis } from './analyses.queries.ts';
import type { AnalysisViewProps } from './analysis-view-props.ts';
import { RateSchemesDrawer } from './rate-schemes/rate-schemes-drawer.tsx';
import { useSchemeName } from './rate-schemes/use-scheme-name.ts';

/** Which snapshot is shown and what it is compared with, its settings, and what can be done. */
export function AnalysisHead({ listed, work, result, onAnalyze }: Omit<AnalysisViewProps, 'project'>) {
  const { t } = useTranslation('analyses');
  const [rates, setRates] = useState(false);
  const schemeName = useSchemeName();
  const { contextMode, counter, repetitionsFirst } = work.options.settings;
  return (
    <Stack gap="xs">
      <Toolbar
        actions={
          <>
            <Button icon={<PercentageOutlined aria-hidden />} onClick={() => setRates(true)}>
              {t('schemes.action')}
            </Button>
            <ExportMenu workId={work.workId} />
            <Button type="primary" onClick={onAnalyze}>
              {t('analyze')}
            </Button>
          </>
        }
      >
        <Snapshots listed={listed} shown={work.workId} />
      </Toolbar>
      <FactLine>
        <LineFact label={t('facts.context')}>{t(`mode.${contextMode}`)}</LineFact>
        <LineFact label={t('facts.counter')}>{t(`counter.${counter}`)}</LineFact>
        <LineFact label={t('facts.order')}>
          {t(repetitionsFirst ? 'order.repetitionsFirst' : 'order.exactFirst')}
        </LineFact>
        <LineFact label={t('facts.scheme')}>
          {t('schemes.used', { name: schemeName(result.scheme), version: result.scheme.version })}
        </LineFact>
      </FactLine>
      <RateSchemesDrawer open={rates} onClose={() => setRates(false)} />
    </Stack>
  );
}

interface SnapshotsProps extends Pick<AnalysisViewProps, 'listed'> {
  readonly shown: string;
}

function Snapshots({ listed, shown }: SnapshotsProps) {
  const { t } = useTranslation('analyses');
  const { compare } = useSearchParams('compare');
  const changeSearch = useChangeSearchParams();
  const options = listed.map(({ analysisId, createdAt, creator, status }) => ({
    value: analysisId,
    label: [formatInstant(createdAt), creator, status === 'done' ? null : t(`state.${status}`)]
      .filter((part) => part !== null)
      .join(' · '),
    done: status === 'done',
  }));
  const others = options.filter(({ value, done }) => done && value !== shown);
  return (
    <>
      <Select
        aria-label={t('snapshot')}
        popupMatchSelectWidth={false}
        style={{ width: 260 }}
        value={shown}
        options={options}
        onChange={(analysis: string) => changeSearch({ analysis })}
      />
      {others.length === 0 ? null : (
        <Select
          aria-label={t('compare')}
          placeholder={t('compare')}
          popupMatchSelectWidth={false}
          style={{ width: 260 }}
          allowClear
          value={others.some(({ value }) => value === compare) ? (compare ?? null) : null}
          options={others}
          onChange={(other: string | null | undefined) => changeSearch({ compare: other ?? undefined })}
        />
      )}
    </>
  );
}

function ExportMenu({ workId }: { readonly workId: string }) {
  const { t } = useTranslation('analyses');
  const download = useExportAnalysis();
  const items = analysisFormats.map((format) => ({
    key: format,
    label: t(`format.${format}`),
    onClick: () => download.mutate({ workId, choice: { format } }),
  }));
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button icon={<DownloadOutlined aria-hidden />} loading={download.isPending} aria-haspopup="menu">
        {t('download')}
      </Button>
    </Dropdown>
  );
}
