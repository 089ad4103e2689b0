import { CheckOutlined, RollbackOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { ExtractedTerm } from '@transloom/contracts/term-extraction';
import { Button, Checkbox, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { useTickedRows } from '../../../ui/list/use-ticked-rows.ts';
import type { RowAction } from '../../../ui/row-action.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { SearchField, Toolbar } from '../../../ui/toolbar.tsx';
import { CompletionBar } from './completion-bar.tsx';
import { useTermColumns } from './term-columns.tsx';
import { extractedTermsQuery, useConfirmTerms } from './term-extraction.queries.ts';

interface ExtractedTermsProps {
  readonly workId: string;
  readonly translated: boolean;
}

const states = ['all', 'open', 'confirmed', 'rejected'] as const;
type State = (typeof states)[number];
const filters = ['state', 'known'] as const;

/** From this likelihood on, terms are confirmed together. */
const likely = 0.5;

/** The list of terms: search, confirm one, a page or all likely ones, correct what they say. */
export function ExtractedTerms({ workId, translated }: ExtractedTermsProps) {
  const { t } = useTranslation('term-extraction');
  const list = useListState<(typeof filters)[number]>(filters);
  const state = states.find((one) => one === list.filter.state) ?? 'all';
  const known = list.filter.known === 'true';
  const query = useQuery(
    extractedTermsQuery({
      workId,
      search: list.search,
      state,
      known: known ? 'true' : 'false',
      sort: sortOf(list.sort?.by),
      offset: (list.pageNumber - 1) * list.pageSize,
      limit: list.pageSize,
    }),
  );
  const confirm = useConfirmTerms(workId);
  const records = query.data?.records ?? [];
  const { keys, tick, untick } = useTickedRows(records, ({ termId }) => termId);
  const counts = query.data?.counts;
  const confirmSome = (confirmed: boolean) =>
    confirm.mutate({ termIds: [...keys], confirmed }, { onSuccess: untick });
  const columns = useTermColumns({ workId, translated, list });
  return (
    <Stack gap="sm">
      <Toolbar
        actions={
          <Button
            loading={confirm.isPending}
            disabled={counts === undefined || counts.all === 0}
            onClick={() => confirm.mutate({ termIds: null, leastScore: likely, confirmed: true })}
          >
            {t('confirm.likely')}
          </Button>
        }
      >
        <SearchField
          label={t('terms.search')}
          value={list.search}
          onChange={(search) => list.change({ search })}
        />
        <Segmented<State>
          aria-label={t('terms.state')}
          value={state}
          options={states
            .filter((value) => value !== 'rejected' || (counts?.rejected ?? 0) > 0 || state === value)
            .map((value) => ({ value, label: t(`state.${value}`) }))}
          onChange={(value) => list.change({ state: value === 'all' ? undefined : value })}
        />
        <Checkbox
          checked={known}
          onChange={(event) => list.change({ known: event.target.checked ? 'true' : undefined })}
        >
          {t('terms.withKnown', { count: counts?.known ?? 0, shown: formatNumber(counts?.known ?? 0) })}
        </Checkbox>
      </Toolbar>
      {counts === undefined ? null : (
        <CompletionBar workId={workId} translated={translated} untranslated={counts.untranslated} />
      )}
      {counts === undefined ? null : (
        <Text as="p" size="small" tone="secondary">
          {t('terms.counts', {
            all: formatNumber(counts.all),
            confirmed: formatNumber(counts.confirmed),
            saved: formatNumber(counts.saved),
          })}
        </Text>
      )}
      <DataTable<ExtractedTerm>
        name="extracted-terms"
        label={t('terms.label')}
        query={{ ...query, data: query.data?.records }}
        rowKey={({ termId }) => termId}
        columns={columns}
        rowActions={(term) => [
          confirmAction(term, t, (confirmed) => confirm.mutate({ termIds: [term.termId], confirmed })),
        ]}
        selection={{
          keys,
          onChange: tick,
          actions: (
            <>
              <Button type="primary" loading={confirm.isPending} onClick={() => confirmSome(true)}>
                {t('confirm.action')}
              </Button>
              <Button loading={confirm.isPending} onClick={() => confirmSome(false)}>
                {t('confirm.back')}
              </Button>
            </>
          ),
        }}
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
            <EmptyState title={t('terms.none')} description={t('terms.noneHint')} />
          )
        }
      />
    </Stack>
  );
}

function confirmAction(
  { term, confirmed }: ExtractedTerm,
  t: ReturnType<typeof useTranslation<'term-extraction'>>['t'],
  set: (confirmed: boolean) => void,
): RowAction {
  return {
    key: 'confirm',
    label: t(confirmed ? 'confirm.backOf' : 'confirm.of', { term }),
    icon: confirmed ? <RollbackOutlined aria-hidden /> : <CheckOutlined aria-hidden />,
    onClick: () => set(!confirmed),
  };
}

function sortOf(by: string | undefined) {
  return by === 'frequency' || by === 'term' ? by : 'score';
}
