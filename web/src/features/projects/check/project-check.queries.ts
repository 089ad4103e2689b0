import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { projectCheckApi } from '@transloom/contracts/project-check';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { projectKey } from '../projects.queries.ts';

const checkKey = (projectId: string) => [...projectKey(projectId), 'check'] as const;

export const projectCheckQuery = (projectId: string) =>
  queryOptions({
    queryKey: checkKey(projectId),
    queryFn: ({ signal }) => callApi(endpoints.projectCheck.projectCheck, { projectId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useDismissFinding = (projectId: string) =>
  useCommand(checkKey(projectId), (dismissed: RequestOf<typeof projectCheckApi.dismissFinding>) =>
    callApi(endpoints.projectCheck.dismissFinding, dismissed),
  );

/** Lets a project search one more memory, after those it names already. */
export const useAddMemory = (projectId: string) =>
  useCommand(projectKey(projectId), async (memoryId: string) => {
    const named = await callApi(endpoints.projectAssets.projectMemories, { projectId });
    const uses = named.map(({ memoryId: known, reads, writes, penalty }) => ({
      memoryId: known,
      reads,
      writes,
      penalty,
    }));
    const memories = [
      ...uses.filter((use) => use.memoryId !== memoryId),
      { memoryId, reads: true, writes: false, penalty: null },
    ];
    return callApi(endpoints.projectAssets.saveProjectMemories, { projectId, memories });
  });
