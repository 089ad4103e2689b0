import { DeleteOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TableSelection } from '../../../ui/bulk-bar.tsx';
import { useFoundSelection } from '../../assets/list/use-found-selection.ts';
import { type TermEntriesAsked, termEntriesQuery } from '../terms.queries.ts';
import { useAskToDeleteTerms } from './use-term-entry-actions.tsx';

interface FoundTerms {
  readonly base: TermBase;
  readonly asked: TermEntriesAsked;
  readonly entries: readonly TermEntry[];
  readonly total: number;
}

/** Ticked entries, and what can be done with them together. */
export function useTermSelection({ base, asked, entries, total }: FoundTerms): TableSelection {
  const { t } = useTranslation('terms');
  const client = useQueryClient();
  const { termBaseId, pageNumber: _number, pageSize: _size, ...filter } = asked;
  const { untick, ...selection } = useFoundSelection({
    ...{ rows: entries, keyOf: ({ termEntryId }: TermEntry) => termEntryId, total, filter },
    readPage: async (page) =>
      (await client.fetchQuery(termEntriesQuery({ termBaseId, ...filter, ...page }))).records,
  });
  const askToDelete = useAskToDeleteTerms(base, untick);
  return {
    ...selection,
    actions: (
      <Button
        size="small"
        danger
        icon={<DeleteOutlined aria-hidden />}
        onClick={() => askToDelete(selection.keys)}
      >
        {t('entry.delete')}
      </Button>
    ),
  };
}
