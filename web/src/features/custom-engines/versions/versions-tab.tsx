import type { EngineVersion } from '@transloom/contracts/custom-engine-versions';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';

import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { useEngineName } from '../use-engine-name.ts';
import { ScoreGain } from './score-gain.tsx';
import { useVersionActions } from './use-version-actions.tsx';
import { VersionVariant } from './version-variant.tsx';

interface VersionsTabProps {
  readonly engine: CustomEngineDetail;
  readonly makes: boolean;
}

/** Every version with its scores; an earlier one can be used again. */
export function VersionsTab({ engine, makes }: VersionsTabProps) {
  const { t } = useTranslation('custom-engines');
  const actions = useVersionActions(engine);
  return (
    <DataTable<EngineVersion>
      name="engine-versions"
      label={t('tab.versions')}
      query={{ data: engine.versions, error: null, refetch: () => undefined }}
      rowKey={({ number }) => String(number)}
      columns={useColumns(engine)}
      empty={<EmptyState title={t('versions.empty.title')} description={t('versions.empty.text')} />}
      {...(makes ? { rowActions: actions } : {})}
    />
  );
}

const tones: Readonly<Record<EngineVersion['status'], StatusTone>> = {
  building: 'info',
  measuring: 'info',
  ready: 'success',
  weaker: 'warning',
  failed: 'danger',
};

function useColumns(engine: CustomEngineDetail): readonly DataColumn<EngineVersion>[] {
  const { t } = useTranslation('custom-engines');
  const variant = useVariantColumn(engine);
  const { currentVersion } = engine;
  return [
    {
      key: 'number',
      title: t('versions.number'),
      width: 152,
      render: ({ number }) => (
        <Stack direction="row" gap="xs">
          <Text numeric>{`v${number}`}</Text>
          {number === currentVersion ? <StatusTag tone="accent">{t('versions.current')}</StatusTag> : null}
        </Stack>
      ),
    },
    {
      key: 'status',
      title: t('versions.status'),
      width: 208,
      render: ({ status, failureMessage }) => (
        <>
          <StatusTag tone={tones[status]}>{t(`version.${status}`)}</StatusTag>
          {failureMessage === null ? null : (
            <Text size="small" tone="danger" truncate as="div">
              {failureMessage}
            </Text>
          )}
        </>
      ),
    },
    ...variant,
    scoreColumn('bleu'),
    scoreColumn('chrf'),
    {
      key: 'segments',
      title: t('versions.segments'),
      width: 104,
      numeric: true,
      render: ({ scores }) => (scores === null ? '–' : formatNumber(scores.segments)),
    },
    {
      key: 'pairs',
      title: t('facts.pairs'),
      width: 104,
      numeric: true,
      render: ({ pairs }) => (pairs === null ? '–' : formatNumber(pairs)),
    },
    {
      key: 'created',
      title: t('versions.created'),
      width: 152,
      render: ({ createdAt, creator }) => (
        <>
          <When instant={createdAt} />
          <Text size="small" tone="tertiary" truncate as="div">
            {creator}
          </Text>
        </>
      ),
    },
  ];
}

/** Only where some version had two ways. */
function useVariantColumn(engine: CustomEngineDetail): readonly DataColumn<EngineVersion>[] {
  const { t } = useTranslation('custom-engines');
  const nameOf = useEngineName(engine);
  const hasTwo = engine.versions.some(
    ({ scores, postEditingMessage }) => (scores?.variants ?? null) !== null || postEditingMessage !== null,
  );
  if (!hasTwo) return [];
  return [
    {
      key: 'variant',
      title: t('versions.variant'),
      width: 216,
      render: (version) => <VersionVariant version={version} baseName={nameOf(version.baseEngine)} />,
    },
  ];
}

function scoreColumn(metric: 'bleu' | 'chrf'): DataColumn<EngineVersion> {
  return {
    key: metric,
    title: metric === 'bleu' ? 'BLEU' : 'chrF',
    width: 128,
    numeric: true,
    render: ({ scores }) => (scores === null ? '–' : <ScoreGain scores={scores} metric={metric} />),
  };
}
