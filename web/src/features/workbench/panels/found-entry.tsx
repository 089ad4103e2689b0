import type { EntryForReading } from '@transloom/contracts/memory-search';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { TextRange } from '@transloom/core/memory/common-runs';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineView, type TextWrap } from '../../../ui/inline-view.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { When } from '../../../ui/when.tsx';
import { EntryButton } from '../../memories/entries/entry-button.tsx';
import { useWorkbenchParts } from '../workbench-context.ts';
import styles from './panels.module.css';

interface FoundEntryProps {
  readonly entry: EntryForReading;
  /** How much of what was looked for it has. */
  readonly mark: ReactNode;
  readonly sourceHits: readonly TextRange[];
  readonly targetHits?: readonly TextRange[];
  /** Where the other text probably says the same, marked more softly. */
  readonly likelyInSource?: readonly TextRange[];
  readonly likelyInTarget?: readonly TextRange[];
  readonly onInsert: (text: string) => void;
}

/** An entry of a memory in which words were found; its translation can be put where the caret is. */
export function FoundEntry(props: FoundEntryProps) {
  const { entry, mark, sourceHits, targetHits = [], likelyInSource, likelyInTarget, onInsert } = props;
  const { t } = useTranslation('workbench');
  const { sourceLanguage, targetLanguage } = useWorkbenchParts().opened.document;
  return (
    <article className={styles['card']}>
      <Stack direction="row" gap="xs" justify="space-between">
        <Stack direction="row" gap="xs">
          {mark}
          <Text size="small" tone="secondary" truncate>
            {entry.memoryName}
          </Text>
          {entry.exchanged ? (
            <Text size="small" tone="tertiary">
              {t('concordance.exchanged')}
            </Text>
          ) : null}
        </Stack>
        <span className={styles['buttons']}>
          <Button size="small" type="text" onClick={() => onInsert(fromMarkup(entry.targetMarkup).text)}>
            {t('concordance.insert')}
          </Button>
          <EntryButton memoryId={entry.memoryId} entryId={entry.entryId} />
        </span>
      </Stack>
      <p className={styles['source']} lang={sourceLanguage}>
        <InlineView markup={entry.sourceMarkup} found={sourceHits} wraps={softly(likelyInSource)} />
      </p>
      <p className={styles['target']} lang={targetLanguage}>
        <InlineView markup={entry.targetMarkup} found={targetHits} wraps={softly(likelyInTarget)} />
      </p>
      <Text size="small" tone="tertiary">
        {[entry.fileName, entry.changer].map((word) => (word === null ? null : `${word}\u00a0· `))}
        <When instant={entry.changedAt} />
      </Text>
    </article>
  );
}

function softly(ranges: readonly TextRange[] = []): readonly TextWrap[] {
  return ranges.map(({ start, end }) => ({
    start,
    end,
    around: (text) => <span className={styles['likely']}>{text}</span>,
  }));
}
