import { DeleteOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TableSelection } from '../../../ui/list/bulk-bar.tsx';
import { useFoundSelection } from '../../../ui/list/use-found-selection.ts';
import { type TermEntriesAsked, termEntriesQuery } from '../terms.queries.ts';
import { StatusMenu } from './status-menu.tsx';
import { useAskToDeleteTerms } from './use-term-entry-actions.tsx';

interface FoundTerms {
  readonly base: TermBase;
  readonly asked: TermEntriesAsked;
  /** Of the flat view. */
  readonly targetLanguage: string;
  readonly entries: readonly TermEntry[];
  readonly total: number;
}

/** Ticked entries, and what can be done with them together. */
export function useTermSelection({
  base,
  asked,
  targetLanguage,
  entries,
  total,
}: FoundTerms): TableSelection {
  const { t } = useTranslation('terms');
  const client = useQueryClient();
  const { termBaseId, pageNumber: _number, pageSize: _size, ...filter } = asked;
  const { untick, ...selection } = useFoundSelection({
    rows: entries,
    keyOf: ({ termEntryId }: TermEntry) => termEntryId,
    total,
    filter,
    readPage: async (page) =>
      (await client.fetchQuery(termEntriesQuery({ termBaseId, ...filter, ...page }))).records,
  });
  const askToDelete = useAskToDeleteTerms(base, untick);
  return {
    ...selection,
    actions: (
      <>
        <StatusMenu
          termBaseId={termBaseId}
          languages={[base.sourceLanguage, targetLanguage]}
          termEntryIds={selection.keys}
          onChanged={untick}
        />
        <Button
          size="small"
          danger
          icon={<DeleteOutlined aria-hidden />}
          onClick={() => askToDelete(selection.keys)}
        >
          {t('entry.delete')}
        </Button>
      </>
    ),
  };
}
