import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';
import { useDownload } from '../../api/use-download.ts';
import type { StyleDraft } from './style-draft.ts';

/** Null: the organization's. */
export const styleQuery = (projectId: string | null) =>
  queryOptions({
    queryKey: ['style-guides', projectId] as const,
    queryFn: ({ signal }) =>
      projectId === null
        ? callApi(endpoints.styleGuides.styleGuide, {}, { signal })
        : callApi(endpoints.projects.styleGuide, { projectId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export function useSaveStyle(projectId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ inherits, ...style }: StyleDraft & { readonly baseVersion: number }) =>
      projectId === null
        ? callApi(endpoints.styleGuides.saveStyleGuide, style)
        : callApi(endpoints.projects.saveStyleGuide, { ...style, inherits, projectId }),
    onSuccess: (versions) => client.setQueryData(styleQuery(projectId).queryKey, versions),
    meta: { failure: 'inline' },
  });
}

const filesKey = (projectId: string) => ['style-guides', projectId, 'files'] as const;

export const styleFilesQuery = (projectId: string) =>
  queryOptions({
    queryKey: filesKey(projectId),
    queryFn: ({ signal }) => callApi(endpoints.projects.styleFiles, { projectId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useAddStyleFiles = (projectId: string) =>
  useCommand(
    filesKey(projectId),
    (fileIds: string[]) => callApi(endpoints.projects.addStyleFiles, { projectId, fileIds }),
    'form',
  );

export const useRemoveStyleFile = (projectId: string) =>
  useCommand(filesKey(projectId), (fileId: string) =>
    callApi(endpoints.projects.removeStyleFile, { projectId, fileId }),
  );

export const useDownloadStyleFile = (projectId: string) =>
  useDownload((fileId: string) => callApi(endpoints.projects.downloadStyleFile, { projectId, fileId }));
