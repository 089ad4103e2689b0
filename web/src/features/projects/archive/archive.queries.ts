import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { timers } from '@transloom/contracts/limits';
import type { projectArchivesApi } from '@transloom/contracts/project-archives';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { projectKey, projectsKey } from '../projects.queries.ts';

/** What the outside system was told; asked again while something waits for its first try. */
export const deliveriesQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'deliveries'],
    queryFn: ({ signal }) => callApi(endpoints.projectArchives.projectDeliveries, { projectId }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ tries, ...one }) => one.state === 'waiting' && tries === 0)
        ? timers.preprocessPollMs
        : false,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

function useArchiveCommand<Input>(command: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSettled: () => client.invalidateQueries({ queryKey: projectsKey }),
  });
}

export const useArchiveProject = () =>
  useArchiveCommand((input: RequestOf<typeof projectArchivesApi.archiveProject>) =>
    callApi(endpoints.projectArchives.archiveProject, input),
  );
export const useReactivateProject = () =>
  useArchiveCommand((projectId: string) =>
    callApi(endpoints.projectArchives.reactivateProject, { projectId }),
  );
export const useSendAgain = () =>
  useArchiveCommand((input: RequestOf<typeof projectArchivesApi.sendAgain>) =>
    callApi(endpoints.projectArchives.sendAgain, input),
  );
