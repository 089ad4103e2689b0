import type { SegmentPart } from '@transloom/contracts/memory-search';
import type { Segment } from '@transloom/contracts/segments';
import { fromMarkup } from '@transloom/core/inline/markup';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { FoundEntry } from './found-entry.tsx';
import styles from './panels.module.css';

interface SegmentPartsProps {
  readonly segment: Segment;
  readonly parts: readonly SegmentPart[];
  readonly onInsert: (text: string) => void;
}

/** What the memories have of parts of the active segment; nothing where they have none. */
export function SegmentParts({ segment, parts, onInsert }: SegmentPartsProps) {
  const { t } = useTranslation('workbench');
  if (parts.length === 0) return null;
  const { text } = fromMarkup(segment.source);
  return (
    <Stack gap="xs">
      <Text as="h3" size="small" tone="secondary">
        {t('parts.title')}
      </Text>
      <ol className={styles['list']} aria-label={t('parts.title')}>
        {parts.map((part) => (
          <li key={part.entryId}>
            <FoundEntry
              entry={part}
              sourceHits={part.sourceHits}
              mark={
                <span className={styles['part']}>
                  <StatusTag tone={part.whole ? 'success' : 'neutral'}>
                    {t(part.whole ? 'parts.entry' : 'parts.within', {
                      part: text.slice(part.start, part.end),
                    })}
                  </StatusTag>
                </span>
              }
              onInsert={onInsert}
            />
          </li>
        ))}
      </ol>
    </Stack>
  );
}
