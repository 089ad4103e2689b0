import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { segmentTermsQuery } from '../workbench.queries.ts';
import { shownText } from '../workbench.store.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import { termsInUse } from './term-use.ts';

/** The terms of a segment's source, and what its target does with them as it is typed. */
export function useTermsInUse(segmentId: string) {
  const { documentId, targetLanguage } = useWorkbenchParts().opened.document;
  const target = useWorkbench((state) => shownText(state, segmentId)?.target) ?? '';
  const { data, error, refetch } = useQuery(segmentTermsQuery(documentId, segmentId));
  const shown = useMemo(
    () => data && termsInUse(data, target, targetLanguage),
    [data, target, targetLanguage],
  );
  return { data: shown, error, refetch };
}
