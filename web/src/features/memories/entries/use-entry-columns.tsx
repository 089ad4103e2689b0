import type { Memory } from '@transloom/contracts/memories';
import type { EntrySort, MemoryEntry } from '@transloom/contracts/memory-entries';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import type { SortOf } from '../../../ui/list/use-sort-in-address.ts';
import { Text } from '../../../ui/text.tsx';
import { FileAndProject } from '../../assets/entries/file-and-project.tsx';
import { TimeAndPerson } from '../../assets/list/time-and-person.tsx';
import { EntryText } from './entry-text.tsx';
import { LayerTag } from './layer-tag.tsx';
import type { EntryEditing } from './use-entry-editing.ts';

interface Shown {
  readonly sortOf: SortOf<EntrySort>;
  /** Words that are looked for; marked where they stand. */
  readonly search: string;
  readonly editing: EntryEditing;
}

export function useEntryColumns(
  { sourceLanguage, directions }: Memory,
  { sortOf, ...rest }: Shown,
): readonly DataColumn<MemoryEntry>[] {
  const { t } = useTranslation('memories');
  const { t: tAssets } = useTranslation('assets');
  const shown = { ...rest, sourceLanguage };
  const [only, ...others] = directions;
  const target = only && others.length === 0 ? languageName(only.targetLanguage) : t('entry.target');
  return [
    {
      key: 'source',
      title: languageName(sourceLanguage),
      width: 236,
      grow: true,
      sort: sortOf('source'),
      render: (entry) => <EntryText entry={entry} side="source" {...shown} />,
    },
    {
      key: 'target',
      title: target,
      width: 236,
      grow: true,
      sort: sortOf('target'),
      render: (entry) => (
        <>
          {others.length > 0 ? (
            <Text size="small" tone="tertiary" as="div">
              {languageName(entry.targetLanguage)}
            </Text>
          ) : null}
          <EntryText entry={entry} side="target" {...shown} />
        </>
      ),
    },
    {
      key: 'layer',
      title: t('entry.layer'),
      width: 104,
      render: ({ layer }) => <LayerTag layer={layer} />,
    },
    {
      key: 'from',
      title: t('entry.from'),
      width: 120,
      render: ({ fileName, projectName, origin }) => (
        <FileAndProject fileName={fileName} projectName={projectName} otherwise={t(`origin.${origin}`)} />
      ),
    },
    {
      key: 'added',
      title: tAssets('column.added'),
      width: 116,
      sort: sortOf('added'),
      render: ({ addedAt, creator }) => <TimeAndPerson instant={addedAt} person={creator} />,
    },
    {
      key: 'changed',
      title: t('entry.changed'),
      width: 116,
      sort: sortOf('changed'),
      render: ({ updatedAt, updater, creator }) => (
        <TimeAndPerson instant={updatedAt} person={updater ?? creator} />
      ),
    },
  ];
}
