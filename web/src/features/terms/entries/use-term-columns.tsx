import type { TermEntry, TermSort } from '@transloom/contracts/term-entries';
import type { TermBase } from '@transloom/contracts/terms';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import type { SortOf } from '../../../ui/list/use-sort-in-address.ts';
import { Text } from '../../../ui/text.tsx';
import { FileAndProject } from '../../assets/entries/file-and-project.tsx';
import { TimeAndPerson } from '../../assets/list/time-and-person.tsx';
import { TermCell } from './term-cell.tsx';
import type { TermFilter } from './use-term-filter.ts';

interface Shown {
  readonly sortOf: SortOf<TermSort>;
  readonly onOpen: (entry: TermEntry) => void;
}

export function useTermColumns(
  { sourceLanguage }: TermBase,
  { targetLanguage, text }: TermFilter,
  { sortOf, onOpen }: Shown,
): readonly DataColumn<TermEntry>[] {
  const { t } = useTranslation('terms');
  const { t: tAssets } = useTranslation('assets');
  return [
    {
      key: 'source',
      title: languageName(sourceLanguage),
      width: 208,
      grow: true,
      sort: sortOf('source'),
      render: (entry) => (
        <TermCell entry={entry} language={sourceLanguage} search={text} onOpen={() => onOpen(entry)} />
      ),
    },
    {
      key: 'target',
      title: languageName(targetLanguage),
      width: 208,
      grow: true,
      sort: sortOf('target'),
      render: (entry) => <TermCell entry={entry} language={targetLanguage} search={text} />,
    },
    {
      key: 'remark',
      title: t('column.remark'),
      width: 164,
      render: ({ note, definition }) => (
        <Text size="table" tone="secondary" truncate as="div">
          {note ?? definition ?? ''}
        </Text>
      ),
    },
    { key: 'from', title: t('column.from'), width: 116, render: (entry) => <FileAndProject {...entry} /> },
    {
      key: 'added',
      title: tAssets('column.added'),
      width: 116,
      sort: sortOf('added'),
      render: ({ createdAt, creator }) => <TimeAndPerson instant={createdAt} person={creator} />,
    },
    {
      key: 'updated',
      title: t('column.updated'),
      width: 116,
      sort: sortOf('changed'),
      render: ({ updatedAt, updater, creator }) => (
        <TimeAndPerson instant={updatedAt} person={updater ?? creator} />
      ),
    },
  ];
}
