import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

export const ownChecksKey = ['own-checks'] as const;

/** The checks that the organization wrote in plain language. */
export const ownChecksQuery = queryOptions({
  queryKey: [...ownChecksKey, 'list'],
  queryFn: ({ signal }) => callApi(endpoints.ownChecks.listOwnChecks, {}, { signal }),
  meta: { failure: 'inline' },
});
