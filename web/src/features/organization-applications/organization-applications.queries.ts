import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { organizationApplicationsApi } from '@transloom/contracts/organization-applications';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';
import { useDownload } from '../../api/use-download.ts';

const applicationsKey = ['organization-applications'] as const;

export const applyOptionsQuery = queryOptions({
  queryKey: [...applicationsKey, 'options'],
  queryFn: ({ signal }) => callApi(endpoints.organizationApplications.applyOptions, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { failure: 'inline' },
});

export const myApplicationsQuery = queryOptions({
  queryKey: [...applicationsKey, 'mine'],
  queryFn: ({ signal }) => callApi(endpoints.organizationApplications.myApplications, {}, { signal }),
  staleTime: 0,
  meta: { failure: 'inline' },
});

export const useApply = () =>
  useCommand(
    applicationsKey,
    (input: RequestOf<typeof organizationApplicationsApi.applyForOrganization>) =>
      callApi(endpoints.organizationApplications.applyForOrganization, input),
    'form',
  );

type Api = typeof organizationApplicationsApi;

export const receivedApplicationsQuery = (asked: RequestOf<Api['listApplications']>) =>
  queryOptions({
    queryKey: [...applicationsKey, 'received', asked],
    queryFn: ({ signal }) => callApi(endpoints.organizationApplications.listApplications, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const receivedApplicationQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'one', requestId],
    queryFn: ({ signal }) =>
      callApi(endpoints.organizationApplications.application, { requestId }, { signal }),
    enabled: requestId !== '',
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useStartReview = () =>
  useCommand(applicationsKey, (input: RequestOf<Api['startReview']>) =>
    callApi(endpoints.organizationApplications.startReview, input),
  );
export const useApproveApplication = () =>
  useCommand(
    applicationsKey,
    (input: RequestOf<Api['approveApplication']>) =>
      callApi(endpoints.organizationApplications.approveApplication, input),
    'form',
  );
export const useRejectApplication = () =>
  useCommand(
    applicationsKey,
    (input: RequestOf<Api['rejectApplication']>) =>
      callApi(endpoints.organizationApplications.rejectApplication, input),
    'form',
  );
export const useMessageApplicant = () =>
  useCommand(
    applicationsKey,
    (input: RequestOf<Api['messageApplicant']>) =>
      callApi(endpoints.organizationApplications.messageApplicant, input),
    'form',
  );

/** Puts the uploaded form among the downloads. */
export const useDownloadForm = () =>
  useDownload((input: RequestOf<Api['applicationForm']>) =>
    callApi(endpoints.organizationApplications.applicationForm, input),
  );
