import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { projectAssetsApi } from '@transloom/contracts/project-assets';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { projectKey } from '../projects.queries.ts';

export type MemoryUse = RequestOf<typeof projectAssetsApi.saveProjectMemories>['memories'][number];
export type TermBaseUse = RequestOf<typeof projectAssetsApi.saveProjectTermBases>['termBases'][number];

const memoriesKey = (projectId: string) => [...projectKey(projectId), 'memories'] as const;
const termBasesKey = (projectId: string) => [...projectKey(projectId), 'term-bases'] as const;

export const projectMemoriesQuery = (projectId: string) =>
  queryOptions({
    queryKey: memoriesKey(projectId),
    queryFn: ({ signal }) => callApi(endpoints.projectAssets.projectMemories, { projectId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const projectTermBasesQuery = (projectId: string) =>
  queryOptions({
    queryKey: termBasesKey(projectId),
    queryFn: ({ signal }) => callApi(endpoints.projectAssets.projectTermBases, { projectId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useSaveProjectMemories = (projectId: string) =>
  useSaveUses(memoriesKey(projectId), (memories: MemoryUse[]) =>
    callApi(endpoints.projectAssets.saveProjectMemories, { projectId, memories }),
  );

export const useSaveProjectTermBases = (projectId: string) =>
  useSaveUses(termBasesKey(projectId), (termBases: TermBaseUse[]) =>
    callApi(endpoints.projectAssets.saveProjectTermBases, { projectId, termBases }),
  );

function useSaveUses<Use, Saved>(key: QueryKey, save: (uses: Use[]) => Promise<Saved>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: (saved) => client.setQueryData(key, saved),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}
