import { useQuery } from '@tanstack/react-query';
import type { DetectedSegment, DetectingEngine } from '@transloom/contracts/mt-detector';
import { type SimilarityBand, similarityBands } from '@transloom/core/detection/similarity';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { chosenOf, ListChips } from '../../../ui/list/list-chips.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { detectedSegmentsQuery } from './mt-detector.queries.ts';

interface DetectedSegmentsProps {
  readonly workId: string;
  readonly engines: readonly DetectingEngine[];
}

type Band = 'all' | SimilarityBand;
const bands = ['all', ...similarityBands] as const;
const anyEngine = '';

/** The sample, by the band of its similarity to one engine or to the most similar one. */
export function DetectedSegments({ workId, engines }: DetectedSegmentsProps) {
  const { t } = useTranslation('mt-detector');
  const list = useListState<'band' | 'engine'>(['band', 'engine']);
  const band = chosenOf(list.filter.band, similarityBands);
  const answered = engines.filter(({ status }) => status === 'done');
  const engine = answered.find(({ engineKey }) => engineKey === list.filter.engine);
  const query = useQuery(
    detectedSegmentsQuery({
      workId,
      offset: (list.pageNumber - 1) * list.pageSize,
      limit: list.pageSize,
      ...(band === undefined ? {} : { band }),
      ...(engine === undefined ? {} : { engineKey: engine.engineKey }),
    }),
  );
  return (
    <Stack gap="sm">
      <Toolbar>
        <ListChips<'band' | 'engine', Band>
          list={list}
          filter="band"
          label={t('segments.band')}
          values={bands}
          words={(one) => t(`band.${one}`)}
        />
        <Select<string>
          aria-label={t('segments.engine')}
          value={engine?.engineKey ?? anyEngine}
          onChange={(key) => list.change({ engine: key === anyEngine ? undefined : key })}
          options={[
            { value: anyEngine, label: t('summary.best') },
            ...answered.map(({ engineKey, name }) => ({ value: engineKey, label: name })),
          ]}
        />
      </Toolbar>
      <DataTable<DetectedSegment>
        name="detected-segments"
        label={t('segments.label')}
        query={{ ...query, data: query.data?.records }}
        rowKey={({ detectedId }) => detectedId}
        columns={useColumns(engines, engine?.engineKey)}
        paging={{
          page: list.pageNumber,
          pageSize: list.pageSize,
          total: query.data?.total ?? 0,
          onChange: list.turn,
        }}
        empty={
          list.narrowed ? (
            <NothingFound search={list.search} onClear={list.clear} />
          ) : (
            <EmptyState title={t('segments.none')} description={t('segments.noneHint')} />
          )
        }
      />
    </Stack>
  );
}

function useColumns(
  engines: readonly DetectingEngine[],
  engineKey: string | undefined,
): readonly DataColumn<DetectedSegment>[] {
  const { t } = useTranslation('mt-detector');
  const words = { removed: t('segments.onlyHere'), added: t('segments.onlyEngine') };
  return [
    {
      key: 'number',
      title: t('column.number'),
      width: 64,
      numeric: true,
      render: ({ number }) => formatNumber(number),
    },
    { key: 'source', title: t('column.source'), width: 260, grow: true, render: ({ source }) => source },
    { key: 'target', title: t('column.target'), width: 260, grow: true, render: ({ target }) => target },
    {
      key: 'engine',
      title: t('column.engine'),
      width: 300,
      grow: true,
      render: (segment) => {
        const answer = answerOf(segment, engineKey);
        if (answer === undefined) return '—';
        return (
          <>
            <TextDifference before={segment.target} after={answer.text} words={words} />
            <Text as="div" size="small" tone="tertiary">
              {engines.find((one) => one.engineKey === answer.engineKey)?.name}
            </Text>
          </>
        );
      },
    },
    {
      key: 'similarity',
      title: t('column.similarity'),
      width: 100,
      numeric: true,
      render: (segment) => {
        const answer = answerOf(segment, engineKey);
        return answer === undefined ? '—' : `${formatNumber(answer.similarity)}%`;
      },
    },
  ];
}

/** What the engine wrote, or the most similar one. */
function answerOf({ answers }: DetectedSegment, engineKey: string | undefined) {
  const asked = engineKey === undefined ? answers : answers.filter((one) => one.engineKey === engineKey);
  return asked.toSorted((a, b) => b.similarity - a.similarity)[0];
}
