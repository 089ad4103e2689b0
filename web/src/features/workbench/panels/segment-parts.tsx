import { useQuery } from '@tanstack/react-query';
import type { Segment } from '@transloom/contracts/segments';
import { fromMarkup } from '@transloom/core/inline/markup';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../../../ui/failure-state.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { partsQuery } from '../workbench.queries.ts';
import { FoundEntry } from './found-entry.tsx';
import styles from './panels.module.css';
import { useFreshEntries } from './use-fresh-entries.ts';
import { useStill } from './use-still.ts';

interface SegmentPartsProps {
  readonly segment: Segment;
  /** Entries that are shown already. */
  readonly except: readonly string[];
  readonly onInsert: (text: string) => void;
}

/** What the memories have of parts of the active segment; nothing where they have none. */
export function SegmentParts({ segment, except, onInsert }: SegmentPartsProps) {
  const { t } = useTranslation('workbench');
  const { data, error, refetch } = useStill(useQuery(partsQuery(segment.segmentId)));
  useFreshEntries(data);
  const parts = (data ?? []).filter(({ entryId }) => !except.includes(entryId));
  if (data === undefined && error) return <FailureState error={error} onRetry={() => void refetch()} />;
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
