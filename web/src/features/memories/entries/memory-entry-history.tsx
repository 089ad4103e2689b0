import { useQuery } from '@tanstack/react-query';
import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import type { LanguagePair } from '@transloom/core/language/language-pair';
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
  readonly sourceLanguage: string;
  readonly entry: MemoryEntry;
}

/** A pair of texts as it is, and as it was before each change. */
export function MemoryEntryHistory({ memoryId, sourceLanguage, entry }: MemoryEntryHistoryProps) {
  const languages = { sourceLanguage, targetLanguage: entry.targetLanguage };
  const { t } = useTranslation('assets');
  const { data, error, refetch } = useQuery(entryHistoryQuery({ memoryId, entryId: entry.entryId }));
  const past = data?.map((version) => ({
    title: t('history.edited'),
    who: version.changer,
    when: version.changedAt,
    texts: <Texts {...languages} {...version} />,
  }));
  return (
    <Stack gap="lg">
      <EntryHistory
        entry={entry}
        texts={<Texts {...languages} {...entry} />}
        query={{ data: past, error, refetch }}
        origins={originsOf(entry, t)}
      />
      <EntryFields memoryId={memoryId} entryId={entry.entryId} />
    </Stack>
  );
}

interface TextsProps extends LanguagePair, Pick<MemoryEntry, 'sourceMarkup' | 'targetMarkup' | 'layer'> {}

function Texts({ sourceLanguage, targetLanguage, sourceMarkup, targetMarkup, layer }: TextsProps) {
  return (
    <>
      <p className={styles['text']}>
        <InlineView markup={sourceMarkup} language={sourceLanguage} />
      </p>
      <p className={styles['text']}>
        <InlineView markup={targetMarkup} language={targetLanguage} />
      </p>
      <div>
        <LayerTag layer={layer} />
      </div>
    </>
  );
}
