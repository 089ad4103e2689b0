import type { Memory } from '@transloom/contracts/memories';
import type { MemoryCleaningReason, MemoryFinding } from '@transloom/contracts/memory-cleanings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { InlineView } from '../../../ui/inline-view.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { Text } from '../../../ui/text.tsx';
import { FindingTable, firstFindings } from '../../assets/cleaning/finding-table.tsx';
import { memoryCleaner } from './memory-cleaner.ts';

interface MemoryFindingsProps {
  readonly memory: Memory;
  readonly cleaningId: string;
  readonly reason: MemoryCleaningReason;
  readonly editable: boolean;
}

/** Entries that were found for a reason, with what stays in their stead; single ones can be let stay. */
export function MemoryFindings({ memory, cleaningId, reason, editable }: MemoryFindingsProps) {
  const { memoryId: id } = memory;
  const [place, setPlace] = useState(firstFindings);
  const { page: pageNumber, pageSize } = place;
  const query = memoryCleaner.useFindings({ id, cleaningId, reason, pageNumber, pageSize });
  const exclude = memoryCleaner.useExclude();
  return (
    <FindingTable<MemoryFinding>
      name="memory-findings"
      query={query}
      idOf={({ entry }) => entry.entryId}
      columns={useColumns(memory)}
      place={place}
      onTurn={setPlace}
      onExclude={
        editable ? (entryId, excluded) => exclude.mutate({ id, cleaningId, entryId, excluded }) : undefined
      }
    />
  );
}

function useColumns({ sourceLanguage }: Memory): readonly DataColumn<MemoryFinding>[] {
  const { t } = useTranslation(['memories', 'assets']);
  return [
    {
      key: 'source',
      title: languageName(sourceLanguage),
      width: 284,
      render: ({ entry }) => <InlineView markup={entry.sourceMarkup} language={sourceLanguage} />,
    },
    {
      key: 'target',
      title: t('entry.target'),
      width: 284,
      render: ({ entry }) => <InlineView markup={entry.targetMarkup} language={entry.targetLanguage} />,
    },
    {
      key: 'kept',
      title: t('assets:cleaning.kept'),
      width: 240,
      render: (finding) => <Kept finding={finding} sourceLanguage={sourceLanguage} />,
    },
  ];
}

interface KeptProps {
  readonly finding: MemoryFinding;
  readonly sourceLanguage: string;
}

/** What stays in the stead of the entry; its source where that is written otherwise. */
function Kept({ finding: { entry, kept }, sourceLanguage }: KeptProps) {
  if (kept === null) return null;
  return (
    <>
      {kept.sourceMarkup === entry.sourceMarkup ? null : (
        <Text size="small" tone="tertiary" as="div">
          <InlineView markup={kept.sourceMarkup} language={sourceLanguage} />
        </Text>
      )}
      <InlineView markup={kept.targetMarkup} language={entry.targetLanguage} />
    </>
  );
}
