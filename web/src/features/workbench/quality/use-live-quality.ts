import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { QualityPattern } from '@transloom/contracts/quality';
import type { SegmentTerm } from '@transloom/contracts/segment-terms';
import type { spellingApi } from '@transloom/contracts/spelling';
import type { SwitchedChecks } from '@transloom/core/quality/project-rules';
import { useEffect, useState } from 'react';
import { useLiveNews } from '../../../api/use-live-news.ts';
import { asTerm } from '../terms/term-use.ts';
import { loadPage, segmentTermsQuery } from '../workbench.queries.ts';
import type { WorkbenchStore } from '../workbench.store.ts';
import type { OpenDocument } from '../workbench-context.ts';
import { startChecker } from './checker-thread.ts';
import { followQuality } from './follow-quality.ts';
import { dictionaryQuery, documentQualityQuery, qualityKey } from './quality.queries.ts';
import { createQualityStore, type QualityStore } from './quality-store.ts';
import { useJudgments } from './use-judgments.ts';

/** Keeps the issues of an open document up to date. Rule-based checks that the project does not have never start. */
export function useLiveQuality({ document }: OpenDocument, store: WorkbenchStore): QualityStore {
  const { documentId, sourceLanguage, targetLanguage } = document;
  const [quality] = useState(createQualityStore);
  const queries = useQueryClient();
  const { data: setup } = useQuery(documentQualityQuery(documentId));
  useLiveNews({
    news: 'quality-changed',
    queryKey: qualityKey,
    isMeant: (message) => message.documentId === documentId,
  });
  useJudgments(documentId, store, quality);
  useEffect(() => {
    if (setup !== undefined) quality.getState().setUp(setup);
  }, [setup, quality]);
  const { data: spelling, isFetched } = useQuery(dictionaryQuery(documentId));
  const isChecked = setup?.ruleBased === true && isFetched;
  const patterns = JSON.stringify(setup?.patterns ?? []);
  const checks = JSON.stringify(setup?.checks ?? {});
  useEffect(() => {
    if (!isChecked) return undefined;
    const termsKey = (segmentId: string) => segmentTermsQuery(documentId, segmentId).queryKey;
    const follower = followQuality({
      store,
      quality,
      checker: startChecker({
        sourceLanguage,
        targetLanguage,
        checks: JSON.parse(checks) as SwitchedChecks,
        patterns: JSON.parse(patterns) as QualityPattern[],
        spelling: spellingOf(spelling),
      }),
      conceptsOf: (segmentId) =>
        (queries.getQueryData<readonly SegmentTerm[]>(termsKey(segmentId)) ?? []).map(conceptOf),
      loadPage: (after, signal) => loadPage(documentId, { after, limit: limits.segmentsPerPage }, signal),
    });
    const stop = queries.getQueryCache().subscribe(({ type, query }) => {
      const [place, kind, segmentId] = query.queryKey;
      const isTerms = place === 'workbench' && kind === 'terms' && typeof segmentId === 'string';
      const found = isTerms && type === 'updated' ? query.state.data : undefined;
      if (Array.isArray(found) && found.length > 0) follower.recheck(String(segmentId));
    });
    return () => {
      stop();
      follower.stop();
    };
  }, [
    isChecked,
    checks,
    patterns,
    documentId,
    sourceLanguage,
    targetLanguage,
    store,
    quality,
    queries,
    spelling,
  ]);
  return quality;
}

function spellingOf(found: OutputOf<typeof spellingApi.dictionary> | undefined) {
  return found?.dictionary ? { ...found.dictionary, ownWords: found.ownWords } : null;
}

function conceptOf({ start, end, targets }: SegmentTerm) {
  return { sourceSpan: { start, end }, targets: targets.map(asTerm) };
}
