import { CheckOutlined, CloseOutlined, UndoOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { CorpusCounts, EnginePair } from '@transloom/contracts/custom-engine-corpora';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InlineView } from '../../../ui/inline-view.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { usePageInAddress } from '../../../ui/list/page-in-address.ts';
import { useChangeSearchParams, useSearchParams } from '../../../ui/search-params.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { pairsQuery, useDecidePairs } from '../custom-engines.queries.ts';
import { useReasonText } from './use-reason-text.ts';

interface PairReviewProps {
  readonly engine: CustomEngineDetail;
  readonly corpus: CorpusCounts;
  readonly decides: boolean;
}

const shows = ['left-out', 'suspected', 'used', 'test', 'decided', 'all'] as const;

/** The pairs of a corpus, to look at and to decide on. The filter lives in the address. */
export function PairReview({ engine, corpus, decides }: PairReviewProps) {
  const { t } = useTranslation('custom-engines');
  const { customEngineId } = engine;
  const { show, reason } = useSearchParams('show', 'reason');
  const { pageNumber, pageSize, turn } = usePageInAddress();
  const changeSearch = useChangeSearchParams();
  const shown = shows.find((one) => one === show) ?? 'left-out';
  const asked = { customEngineId, show: shown, pageNumber, pageSize, ...(reason ? { reason } : {}) };
  const query = useQuery(pairsQuery(asked));
  const [keys, setKeys] = useState<string[]>([]);
  const filter = (change: Record<string, string | undefined>) => {
    setKeys([]);
    changeSearch({ page: undefined, ...change });
  };
  const selection = {
    keys,
    onChange: setKeys,
    actions: <Decisions customEngineId={customEngineId} pairIds={keys} onDone={() => setKeys([])} />,
  };
  return (
    <>
      <Toolbar>
        <FilterChips
          label={t('pairs.show')}
          choices={shows.map((value) => ({ value, label: t(`pairs.shows.${value}`) }))}
          value={shown}
          onChange={(value) => filter({ show: value, reason: undefined })}
        />
        {shown === 'left-out' ? (
          <ReasonSelect corpus={corpus} reason={reason} onChange={(value) => filter({ reason: value })} />
        ) : null}
      </Toolbar>
      <DataTable<EnginePair>
        name="engine-pairs"
        label={t('pairs.label')}
        query={{ data: query.data?.records, error: query.error, refetch: query.refetch }}
        rowKey={({ pairId }) => pairId}
        columns={useColumns()}
        empty={<EmptyState title={t(`pairs.none.${shown}`)} />}
        paging={{ page: pageNumber, pageSize, total: query.data?.total ?? 0, onChange: turn }}
        {...(decides ? { selection } : {})}
      />
    </>
  );
}

interface ReasonSelectProps {
  readonly corpus: CorpusCounts;
  readonly reason: string | undefined;
  readonly onChange: (reason: string | undefined) => void;
}

function ReasonSelect({ corpus, reason, onChange }: ReasonSelectProps) {
  const { t } = useTranslation('custom-engines');
  const textOf = useReasonText();
  const options = Object.entries(corpus.reasons)
    .toSorted(([, a], [, b]) => b - a)
    .map(([value, count]) => ({ value, label: `${textOf(value)} · ${formatNumber(count)}` }));
  if (options.length === 0) return null;
  return (
    <Select
      allowClear
      aria-label={t('pairs.reason')}
      placeholder={t('pairs.reason')}
      popupMatchSelectWidth={false}
      value={reason ?? null}
      options={options}
      onChange={(value) => onChange(value ?? undefined)}
    />
  );
}

interface DecisionsProps {
  readonly customEngineId: string;
  readonly pairIds: string[];
  readonly onDone: () => void;
}

function Decisions({ customEngineId, pairIds, onDone }: DecisionsProps) {
  const { t } = useTranslation('custom-engines');
  const decide = useDecidePairs();
  const choose = (used: boolean | null) =>
    decide.mutate({ customEngineId, pairIds, used }, { onSuccess: onDone });
  return (
    <>
      <Button size="small" icon={<CheckOutlined aria-hidden />} onClick={() => choose(true)}>
        {t('pairs.use')}
      </Button>
      <Button size="small" icon={<CloseOutlined aria-hidden />} onClick={() => choose(false)}>
        {t('pairs.leaveOut')}
      </Button>
      <Button size="small" type="text" icon={<UndoOutlined aria-hidden />} onClick={() => choose(null)}>
        {t('pairs.undecide')}
      </Button>
    </>
  );
}

function useColumns(): readonly DataColumn<EnginePair>[] {
  const { t } = useTranslation('custom-engines');
  return [
    {
      key: 'source',
      title: t('comparison.source'),
      width: 320,
      render: ({ source }) => <InlineView markup={source} />,
    },
    {
      key: 'target',
      title: t('pairs.target'),
      width: 320,
      render: ({ target }) => <InlineView markup={target} />,
    },
    { key: 'verdict', title: t('pairs.verdict'), width: 232, render: (pair) => <Verdict pair={pair} /> },
    {
      key: 'place',
      title: t('pairs.place'),
      width: 168,
      render: ({ file, position }) => (
        <>
          <Text size="small" tone="tertiary" truncate as="div">
            {file}
          </Text>
          <Text size="small" tone="tertiary" numeric as="div">
            {formatNumber(position)}
          </Text>
        </>
      ),
    },
  ];
}

function Verdict({ pair: { decision, reasons, suspected, part } }: { readonly pair: EnginePair }) {
  const { t } = useTranslation('custom-engines');
  const textOf = useReasonText();
  const used = decision ?? reasons.length === 0;
  const why = [
    ...(decision === null ? [] : [t('pairs.byHand')]),
    ...reasons.map(textOf),
    ...(suspected ? [t('pairs.shows.suspected')] : []),
    ...(used && part === 'test' ? [t('pairs.shows.test')] : []),
  ];
  return (
    <>
      <StatusTag tone={used ? 'success' : 'neutral'}>{t(used ? 'pairs.used' : 'pairs.leftOut')}</StatusTag>
      {why.length === 0 ? null : (
        <Text size="small" tone="secondary" as="div">
          {why.join(' · ')}
        </Text>
      )}
    </>
  );
}
