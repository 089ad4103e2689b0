import { useQuery } from '@tanstack/react-query';

import type { ComparedSegment, VersionScores } from '@transloom/contracts/custom-engine-versions';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';

import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { useChangeSearchParams, useSearchParams } from '../../../ui/search-params.ts';
import { Text } from '../../../ui/text.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { comparisonQuery } from '../custom-engines.queries.ts';

/** Held-out segments before and after: the base engine's translation, the custom one's, and a person's. */
export function ComparisonTab({ engine }: { readonly engine: CustomEngineDetail }) {
  const { t } = useTranslation('custom-engines');
  const measured = engine.versions.filter(({ scores }) => scores !== null);
  const { version } = useSearchParams('version');
  const wanted = Number(version ?? engine.currentVersion);
  const shown = measured.find(({ number }) => number === wanted) ?? measured[0];
  if (shown === undefined)
    return <EmptyState title={t('comparison.empty.title')} description={t('comparison.empty.text')} />;
  return <Compared engine={engine} number={shown.number} measured={measured.map(({ number }) => number)} />;
}

interface ComparedProps {
  readonly engine: CustomEngineDetail;
  readonly number: number;
  readonly measured: readonly number[];
}

function Compared({ engine, number, measured }: ComparedProps) {
  const { t } = useTranslation('custom-engines');
  const changeSearch = useChangeSearchParams();
  const query = useQuery(comparisonQuery(engine.customEngineId, number));
  const scores = engine.versions.find((version) => version.number === number)?.scores;
  return (
    <>
      <Toolbar>
        <Select
          aria-label={t('versions.number')}
          value={number}
          options={measured.map((value) => ({ value, label: `v${value}` }))}
          onChange={(value) => changeSearch({ version: String(value) })}
        />
        <Text size="small" tone="tertiary" truncate>
          {scores ? `${scores.bleuSignature} · ${scores.chrfSignature}` : null}
        </Text>
      </Toolbar>
      <DataTable<ComparedSegment>
        name="engine-comparison"
        label={t('tab.comparison')}
        query={query}
        rowKey={({ source, reference }) => `${source}\n${reference}`}
        columns={useColumns(scores)}
        empty={<EmptyState title={t('comparison.empty.title')} description={t('comparison.empty.text')} />}
      />
    </>
  );
}

function useColumns(scores: VersionScores | null | undefined): readonly DataColumn<ComparedSegment>[] {
  const { t } = useTranslation('custom-engines');
  const hasBase = scores?.base !== null;
  const hasTwo = (scores?.variants ?? null) !== null;
  const parts = [
    ...(['source', 'reference'] as const),
    ...(hasBase ? (['base'] as const) : []),
    ...(['custom'] as const),
    ...(hasTwo ? (['postEdited'] as const) : []),
  ];
  return parts.map((part) => ({
    key: part,
    title: t(part === 'custom' && hasTwo ? 'comparison.plain' : `comparison.${part}`),
    width: 264,
    render: (segment) => <Text size="table">{segment[part] ?? '–'}</Text>,
  }));
}
