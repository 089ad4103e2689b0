import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { projectsApi } from '@transloom/contracts/projects';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

/** Null: the organization's. */
const styleKey = (projectId: string | null) => ['style-guides', projectId] as const;

export const styleQuery = (projectId: string | null) =>
  queryOptions({
    queryKey: styleKey(projectId),
    queryFn: ({ signal }) =>
      projectId === null
        ? callApi(endpoints.styleGuides.styleGuide, {}, { signal })
        : callApi(endpoints.projects.styleGuide, { projectId }, { signal }),
    staleTime: 0,
    // What somebody is writing stays what they began with.
    refetchOnWindowFocus: false,
    meta: { failure: 'inline' },
  });

export type StyleChange = Omit<RequestOf<typeof projectsApi.saveStyleGuide>, 'projectId'>;

export function useSaveStyle(projectId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ inherits = false, ...change }: StyleChange) =>
      projectId === null
        ? callApi(endpoints.styleGuides.saveStyleGuide, change)
        : callApi(endpoints.projects.saveStyleGuide, { ...change, inherits, projectId }),
    onSuccess: (versions) => client.setQueryData(styleKey(projectId), versions),
    meta: { failure: 'inline' },
  });
}
