import { useQuery } from '@tanstack/react-query';
import type { MemoryMatch } from '@transloom/contracts/memories';
import type { EntryUsage } from '@transloom/contracts/memory-entries';
import type { Segment } from '@transloom/contracts/segments';
import { fromMarkup } from '@transloom/core/inline/markup';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { InlineView } from '../../../ui/inline-view.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import { When } from '../../../ui/when.tsx';
import { EntryButton } from '../../memories/entries/entry-button.tsx';
import { UsageText } from '../../memories/entries/usage-text.tsx';
import { matchesQuery, matchUsesQuery } from '../workbench.queries.ts';
import { useWorkbenchParts } from '../workbench-context.ts';
import { MatchReasons } from './match-reasons.tsx';
import { PanelHint } from './panel-hint.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import styles from './panels.module.css';
import { SegmentParts } from './segment-parts.tsx';
import { useFreshEntries } from './use-fresh-entries.ts';
import { useStill } from './use-still.ts';

interface MatchesPanelProps {
  readonly segment: Segment;
  readonly onApply: (match: MemoryMatch) => void;
  /** Puts a text where the caret is. */
  readonly onInsert: (text: string) => void;
}

/** What the memories know of the active segment, best first. */
export function MatchesPanel({ segment, onApply, onInsert }: MatchesPanelProps) {
  const { t } = useTranslation('workbench');
  const query = useStill(useQuery(matchesQuery(segment.segmentId)));
  useFreshEntries(query.data);
  const entryIds = query.data?.map(({ entryId }) => entryId) ?? [];
  const { data: uses } = useQuery(matchUsesQuery(segment.segmentId, entryIds));
  return (
    <Loadable query={query} skeleton={<PanelSkeleton />}>
      {(matches) => (
        <Stack gap="md">
          {matches.length === 0 ? (
            <PanelHint text={t('matches.none')} />
          ) : (
            <ol className={styles['list']}>
              {matches.map((match, index) => (
                <li key={match.entryId}>
                  <Match
                    match={match}
                    usage={uses?.get(match.entryId)}
                    segment={segment}
                    place={index + 1}
                    onApply={onApply}
                  />
                </li>
              ))}
            </ol>
          )}
          <SegmentParts
            segment={segment}
            except={matches.map(({ entryId }) => entryId)}
            onInsert={onInsert}
          />
        </Stack>
      )}
    </Loadable>
  );
}

interface MatchProps extends Omit<MatchesPanelProps, 'onInsert'> {
  readonly match: MemoryMatch;
  /** Undefined where it never was used, and until that is known. */
  readonly usage: EntryUsage | undefined;
  /** From 1. */
  readonly place: number;
}

function Match({ match, usage, segment, place, onApply }: MatchProps) {
  const { t } = useTranslation('workbench');
  const { sourceLanguage, targetLanguage } = useWorkbenchParts().opened.document;
  return (
    <article className={styles['card']}>
      <Stack direction="row" gap="xs" justify="space-between">
        <Stack direction="row" gap="xs">
          <span className={styles[match.rate >= 100 ? 'exact' : 'fuzzy']}>{match.rate}%</span>
          <Text size="small" tone="secondary" truncate>
            {match.memoryName}
          </Text>
        </Stack>
        <span className={styles['buttons']}>
          <Button size="small" type="text" onClick={() => onApply(match)}>
            {t('matches.apply')} <Kbd keys={`Ctrl ${place}`} />
          </Button>
          <EntryButton memoryId={match.memoryId} entryId={match.entryId} />
        </span>
      </Stack>
      <p className={styles['source']} lang={sourceLanguage}>
        <TextDifference
          before={fromMarkup(match.sourceMarkup).text}
          after={fromMarkup(segment.source).text}
          words={{ removed: t('matches.onlyThere'), added: t('matches.onlyHere') }}
        />
      </p>
      <p className={styles['target']}>
        <InlineView markup={match.targetMarkup} language={targetLanguage} codes={segment.codes} />
      </p>
      <MatchReasons rate={match.rate} penalties={match.penalties} />
      <Text size="small" tone="tertiary">
        {match.creator === null ? null : `${match.creator} · `}
        <When instant={match.changedAt} />
        {match.autoReplaced ? ` · ${t('matches.autoReplaced')}` : null}
        {usage === undefined ? null : (
          <>
            {' · '}
            <UsageText usage={usage} />
          </>
        )}
      </Text>
    </article>
  );
}
