import { queryOptions } from '@tanstack/react-query';
import type { intelligentCheckContract } from '@transloom/contracts/intelligent-checks';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { workKind } from '../../../work/work-kind.ts';
import { qualityKey } from './quality.queries.ts';

export const intelligentChecks = workKind<typeof intelligentCheckContract>({
  kind: 'intelligent-check',
  run: 'segment:edit',
  api: endpoints.intelligentChecks,
});

/** What a language model found in a document. */
export const judgmentsQuery = (documentId: string) =>
  queryOptions({
    queryKey: [...qualityKey, 'judgments', documentId],
    queryFn: ({ signal }) =>
      callApi(endpoints.intelligentChecks.documentJudgments, { documentId }, { signal }),
    meta: { failure: 'inline' },
  });
