import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { WorkbenchStore } from '../workbench.store.ts';
import { judgmentsQuery } from './intelligent-check.queries.ts';
import { judgedIssues } from './judged-issues.ts';
import type { QualityStore } from './quality-store.ts';

/** The pause in typing after which it is looked at whether a text is still the one that was judged. */
const pauseMs = 250;

/** Keeps what a language model found beside the issues of rules, as long as the texts stay what they were. */
export function useJudgments(documentId: string, store: WorkbenchStore, quality: QualityStore): void {
  const { data } = useQuery(judgmentsQuery(documentId));
  const judged = data?.judged;
  useEffect(() => {
    if (judged === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const { current, stale } = judgedIssues(judged, store.getState());
      quality.getState().receiveJudged(current, stale);
    };
    look();
    if (judged.length === 0) return undefined;
    const stop = store.subscribe((now, before) => {
      if (now.rows === before.rows && now.queue === before.queue) return;
      clearTimeout(timer);
      timer = setTimeout(look, pauseMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [judged, store, quality]);
}
