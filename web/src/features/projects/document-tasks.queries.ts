import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { projectKey } from './projects.queries.ts';

/** Who works on each file of a project; asked again with the project, which is told when something changes. */
export const documentTasksQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'document-tasks'],
    queryFn: async ({ signal }) => {
      const rows = await callApi(endpoints.tasks.documentTasks, { projectId }, { signal });
      return new Map(rows.map((row) => [row.documentId, row]));
    },
    staleTime: 0,
    meta: { failure: 'inline' },
  });
