import { useQuery } from '@tanstack/react-query';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EntryHistory, originsOf } from '../../assets/entry-history.tsx';
import styles from './entries.module.css';
import { entryHistoryQuery } from './entries.queries.ts';
import { EntryFields } from './entry-fields.tsx';
import { LayerTag } from './layer-tag.tsx';

interface MemoryEntryHistoryProps {
  readonly memoryId: string;
  readonly entry: MemoryEntry;
}

/** A pair of texts as it is, and as it was before each change. */
export function MemoryEntryHistory({ memoryId, entry }: MemoryEntryHistoryProps) {
  const { t } = useTranslation('assets');
  const { data, error, refetch } = useQuery(entryHistoryQuery({ memoryId, entryId: entry.entryId }));
  const past = data?.map((version) => ({
    title: t('history.edited'),
    who: version.changer,
    when: version.changedAt,
    texts: <Texts {...version} />,
  }));
  return (
    <Stack gap="lg">
      <EntryHistory
        entry={entry}
        texts={<Texts {...entry} />}
        query={{ data: past, error, refetch }}
        origins={originsOf(entry, t)}
      />
      <EntryFields memoryId={memoryId} entryId={entry.entryId} />
    </Stack>
  );
}

function Texts({
  sourceMarkup,
  targetMarkup,
  layer,
}: Pick<MemoryEntry, 'sourceMarkup' | 'targetMarkup' | 'layer'>) {
  return (
    <>
      <p className={styles['text']}>
        <InlineView markup={sourceMarkup} />
      </p>
      <p className={styles['text']}>
        <InlineView markup={targetMarkup} />
      </p>
      <div>
        <LayerTag layer={layer} />
      </div>
    </>
  );
}
