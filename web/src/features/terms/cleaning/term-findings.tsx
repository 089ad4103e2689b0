import type { TermCleaningReason, TermFinding } from '@transloom/contracts/term-cleanings';
import type { TermEntry } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { Text } from '../../../ui/text.tsx';
import { FindingTable, firstFindings } from '../../assets/cleaning/finding-table.tsx';
import { isLanguage } from '../entries/terms-in.ts';
import { termCleaner } from './term-cleaner.ts';

interface TermFindingsProps {
  readonly base: TermBase;
  readonly cleaningId: string;
  readonly reason: TermCleaningReason;
  readonly editable: boolean;
}

/** Entries that were found for a reason, with what stays in their stead; single ones can be let stay. */
export function TermFindings({ base, cleaningId, reason, editable }: TermFindingsProps) {
  const { termBaseId: id } = base;
  const [place, setPlace] = useState(firstFindings);
  const { page: pageNumber, pageSize } = place;
  const query = termCleaner.useFindings({ id, cleaningId, reason, pageNumber, pageSize });
  const exclude = termCleaner.useExclude();
  return (
    <FindingTable<TermFinding>
      name="term-findings"
      query={query}
      idOf={({ entry }) => entry.termEntryId}
      columns={useColumns(base)}
      place={place}
      onTurn={setPlace}
      onExclude={
        editable ? (entryId, excluded) => exclude.mutate({ id, cleaningId, entryId, excluded }) : undefined
      }
    />
  );
}

function useColumns({ sourceLanguage }: TermBase): readonly DataColumn<TermFinding>[] {
  const { t } = useTranslation(['terms', 'assets']);
  return [
    {
      key: 'source',
      title: languageName(sourceLanguage),
      width: 232,
      render: ({ entry }) => (
        <span lang={sourceLanguage}>
          {formatList(entry.terms.filter((one) => isLanguage(one, sourceLanguage)).map(({ text }) => text))}
        </span>
      ),
    },
    {
      key: 'target',
      title: t('cleaning.translations'),
      width: 284,
      render: ({ entry: { terms } }) => (
        <Languages terms={terms.filter((one) => !isLanguage(one, sourceLanguage))} />
      ),
    },
    {
      key: 'kept',
      title: t('assets:cleaning.kept'),
      width: 284,
      render: ({ kept }) => (kept === null ? null : <Languages terms={kept.terms} />),
    },
  ];
}

/** A line for each language. */
function Languages({ terms }: Pick<TermEntry, 'terms'>) {
  return [...Map.groupBy(terms, ({ language }) => language)].map(([language, some]) => (
    <div key={language}>
      <Text size="small" tone="tertiary">
        {languageName(language)}
      </Text>{' '}
      <span lang={language}>{formatList(some.map(({ text }) => text))}</span>
    </div>
  ));
}
