import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import type { MemoryMatch } from '@transloom/contracts/memories';
import type { Segment } from '@transloom/contracts/segments';
import type { workbenchApi } from '@transloom/contracts/workbench';
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
import { isConfirming } from '../saving/save-queue.ts';
import { suggestionsQuery } from '../workbench.queries.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { MatchReasons } from './match-reasons.tsx';
import { PanelHint } from './panel-hint.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import styles from './panels.module.css';
import { SegmentParts } from './segment-parts.tsx';
import { useFreshEntries } from './use-fresh-entries.ts';
import { useStill } from './use-still.ts';

type Suggestions = OutputOf<typeof workbenchApi.segmentSuggestions>;

interface MatchesPanelProps {
  readonly segment: Segment;
  readonly onApply: (match: MemoryMatch) => void;
  /** Puts a text where the caret is. */
  readonly onInsert: (text: string) => void;
}

/** What the memories know of the active segment, best first. */
export function MatchesPanel({ segment, onApply, onInsert }: MatchesPanelProps) {
  const { t } = useTranslation('workbench');
  const saving = useWorkbench(({ queue }) => isConfirming(queue));
  const query = useStill(useQuery({ ...suggestionsQuery(segment.segmentId), enabled: !saving }));
  useFreshEntries(query.data && [...query.data.matches, ...query.data.parts]);
  return (
    <Loadable query={query} skeleton={<PanelSkeleton />}>
      {({ matches, parts }) => (
        <Stack gap="md">
          {matches.length === 0 ? (
            <PanelHint text={t('matches.none')} />
          ) : (
            <ol className={styles['list']}>
              {matches.map((match, index) => (
                <li key={match.entryId}>
                  <Match match={match} segment={segment} place={index + 1} onApply={onApply} />
                </li>
              ))}
            </ol>
          )}
          <SegmentParts
            segment={segment}
            parts={parts.filter((part) => !matches.some(({ entryId }) => entryId === part.entryId))}
            onInsert={onInsert}
          />
        </Stack>
      )}
    </Loadable>
  );
}

interface MatchProps extends Omit<MatchesPanelProps, 'onInsert'> {
  readonly match: Suggestions['matches'][number];
  /** From 1. */
  readonly place: number;
}

function Match({ match, segment, place, onApply }: MatchProps) {
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
        {match.usage === null ? null : (
          <>
            {' · '}
            <UsageText usage={match.usage} />
          </>
        )}
      </Text>
    </article>
  );
}
