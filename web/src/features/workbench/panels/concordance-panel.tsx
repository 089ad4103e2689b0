import { SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import type { ConcordanceHit } from '@transloom/contracts/memory-search';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { concordanceQuery } from '../workbench.queries.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { FoundEntry } from './found-entry.tsx';
import { PanelHint } from './panel-hint.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import styles from './panels.module.css';
import { useFreshEntries } from './use-fresh-entries.ts';
import { useStill } from './use-still.ts';

interface ConcordancePanelProps {
  readonly onInsert: (text: string) => void;
}

const sides = ['both', 'source', 'target'] as const;

/** What the memories of the document's languages have of a word or a phrase. */
export function ConcordancePanel({ onInsert }: ConcordancePanelProps) {
  const { t } = useTranslation('workbench');
  const lookedUp = useWorkbench((state) => state.lookedUp);
  const lookUp = useWorkbench((state) => state.lookUp);
  const [typed, setTyped] = useState(lookedUp.text);
  const [chosen, setChosen] = useState(lookedUp.text);
  const settled = useSettled(chosen);
  const [side, setSide] = useState<(typeof sides)[number]>('both');
  const input = useRef<InputRef>(null);
  useEffect(() => {
    setTyped(lookedUp.text);
    setChosen(lookedUp.text);
    input.current?.focus({ cursor: 'all' });
  }, [lookedUp]);
  const asked = [typed, settled].includes(lookedUp.text) ? whole(lookedUp.text) : whileTyping(settled);
  return (
    <Stack gap="sm">
      <Input
        ref={input}
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        aria-label={t('concordance.label')}
        placeholder={t('concordance.label')}
        maxLength={limits.concordanceCharacters}
        value={typed}
        onChange={({ target, nativeEvent }) => {
          setTyped(target.value);
          // What an input method shows before characters are chosen is nothing to look for.
          if (!isComposing(nativeEvent)) setChosen(target.value);
        }}
        onCompositionEnd={({ currentTarget }) => setChosen(currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) lookUp(typed.trim());
        }}
      />
      <FilterChips
        label={t('concordance.side')}
        choices={sides.map((value) => ({ value, label: t(`concordance.in.${value}`) }))}
        value={side}
        onChange={setSide}
      />
      {asked.text === '' ? (
        <PanelHint text={t('concordance.hint')} />
      ) : (
        <Hits asked={asked} side={side} onInsert={onInsert} />
      )}
    </Stack>
  );
}

function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true;
}

interface AskedText {
  readonly text: string;
  readonly lastWord: 'whole' | 'beginning';
}

function whole(text: string): AskedText {
  return { text, lastWord: 'whole' };
}

/** One letter is the beginning of too much; behind a space the last word is complete. */
function whileTyping(typed: string): AskedText {
  const text = typed.trim();
  if (/^[\p{ASCII}]?$/u.test(text)) return whole('');
  return { text, lastWord: text === typed.trimStart() ? 'beginning' : 'whole' };
}

interface HitsProps extends ConcordancePanelProps {
  readonly asked: AskedText;
  readonly side: (typeof sides)[number];
}

function Hits({ asked, side, onInsert }: HitsProps) {
  const { t } = useTranslation('workbench');
  const { documentId } = useWorkbenchParts().opened.document;
  const query = useStill(useQuery(concordanceQuery({ documentId, ...asked, side })));
  useFreshEntries(query.data);
  return (
    <Loadable query={query} skeleton={<PanelSkeleton />}>
      {(hits) => (
        <>
          <span role="status">
            <Text size="small" tone="secondary">
              {hits.length === 0
                ? t('concordance.none', { text: asked.text })
                : t('concordance.found', { count: hits.length })}
            </Text>
          </span>
          {hits.some(isLikely) ? (
            <Text size="small" tone="tertiary" as="p">
              {t('concordance.likely')}
            </Text>
          ) : null}
          <ol className={styles['list']} aria-label={t('concordance.hits')}>
            {hits.map((hit) => (
              <li key={hit.entryId}>
                <FoundEntry
                  entry={hit}
                  sourceHits={hit.sourceHits}
                  targetHits={hit.targetHits}
                  likelyInSource={hit.likelySourceHits}
                  likelyInTarget={hit.likelyTargetHits}
                  mark={
                    <StatusTag tone={hit.found === 'some' ? 'neutral' : 'success'}>
                      {t(`concordance.kind.${hit.found}`)}
                    </StatusTag>
                  }
                  onInsert={onInsert}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </Loadable>
  );
}

function isLikely({ likelySourceHits, likelyTargetHits }: ConcordanceHit): boolean {
  return likelySourceHits.length + likelyTargetHits.length > 0;
}
