import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentCommentsQuery } from './comments/comments.queries.ts';
import type { SegmentInsight } from './filter/segment-criteria.ts';
import type { QualityStore } from './quality/quality-store.ts';
import { riskOf } from './score/risk-of.ts';

/** What is known of the segments of a document besides their rows, as it is when it is asked. */
export function useInsight(documentId: string, quality: QualityStore): SegmentInsight {
  const { data: threads } = useQuery(documentCommentsQuery(documentId));
  return useMemo(() => {
    const bySegment = Map.groupBy(threads ?? [], ({ segmentId }) => segmentId);
    return {
      issue: (segmentId) => quality.getState().open.get(segmentId)?.[0]?.severity,
      comments(segmentId) {
        const some = bySegment.get(segmentId);
        if (some === undefined) return undefined;
        return some.some(({ resolved }) => resolved === null) ? 'open' : 'resolved';
      },
      risk: (segment) => riskOf(segment, quality.getState().setup?.scoreThreshold ?? null),
    };
  }, [threads, quality]);
}
