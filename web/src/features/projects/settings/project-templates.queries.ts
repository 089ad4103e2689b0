import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { templatesApi } from '@transloom/contracts/templates';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { projectKey, projectsKey } from '../projects.queries.ts';

/** The parts in which a project and a template differ. */
export const templateDifferencesQuery = (projectId: string, templateId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'template-differences', templateId],
    queryFn: ({ signal }) =>
      callApi(endpoints.templates.templateDifferences, { projectId, templateId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useApplyTemplate = () =>
  useCommand(projectsKey, (input: RequestOf<typeof templatesApi.applyTemplate>) =>
    callApi(endpoints.templates.applyTemplate, input),
  );

export const useTemplateFromProject = () =>
  useCommand(
    ['templates'],
    (input: RequestOf<typeof templatesApi.templateFromProject>) =>
      callApi(endpoints.templates.templateFromProject, input),
    'form',
  );
