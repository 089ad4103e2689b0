import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { organizationApplicationsApi } from '@transloom/contracts/organization-applications';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';

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
