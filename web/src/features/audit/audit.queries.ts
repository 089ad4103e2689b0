import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { auditApi } from '@transloom/contracts/audit';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { saveText } from '../../ui/save-text.ts';

export const auditQuery = (asked: RequestOf<typeof auditApi.listAudit>) =>
  queryOptions({
    queryKey: ['audit', asked],
    queryFn: ({ signal }) => callApi(endpoints.audit.listAudit, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const verdictQuery = queryOptions({
  queryKey: ['audit', 'verdict'],
  queryFn: ({ signal }) => callApi(endpoints.audit.verifyAudit, {}, { signal }),
  meta: { failure: 'inline' },
});

/** Saves what a filter finds as CSV. */
export function useExportAudit() {
  return useMutation({
    mutationFn: (filter: RequestOf<typeof auditApi.exportAudit>) =>
      callApi(endpoints.audit.exportAudit, filter),
    onSuccess: ({ name, csv }) => saveText({ name, type: 'text/csv', content: csv }),
  });
}
