import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { projectPeopleApi } from '@transloom/contracts/project-people';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';
import { projectKey, projectsKey } from './projects.queries.ts';

/** Who works in a project. */
export const projectPeopleQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'people'],
    queryFn: ({ signal }) => callApi(endpoints.projectPeople.projectPeople, { projectId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useSaveProjectPeople = () =>
  useCommand(
    projectsKey,
    (wish: RequestOf<typeof projectPeopleApi.saveProjectPeople>) =>
      callApi(endpoints.projectPeople.saveProjectPeople, wish),
    'form',
  );
