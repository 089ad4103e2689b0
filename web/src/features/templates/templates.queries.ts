import { queryOptions, useMutation } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { templatesApi } from '@transloom/contracts/templates';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';

type Api = typeof templatesApi;

const templatesKey = ['templates'] as const;

export const templateListQuery = (asked: RequestOf<Api['listTemplates']>) =>
  queryOptions({
    queryKey: [...templatesKey, 'list', asked],
    queryFn: ({ signal }) => callApi(endpoints.templates.listTemplates, asked, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const templateQuery = (templateId: string) =>
  queryOptions({
    queryKey: [...templatesKey, 'one', templateId],
    queryFn: ({ signal }) => callApi(endpoints.templates.template, { templateId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const templateVersionsQuery = (templateId: string) =>
  queryOptions({
    queryKey: [...templatesKey, 'one', templateId, 'versions'],
    queryFn: ({ signal }) => callApi(endpoints.templates.templateVersions, { templateId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** Templates to choose from. */
export const templateChoicesQuery = queryOptions({
  queryKey: [...templatesKey, 'choices'],
  queryFn: ({ signal }) => callApi(endpoints.templates.listBasic, {}, { signal }),
  meta: { failure: 'inline' },
});

/** One template, asked when somebody chooses it. */
export const useFindTemplate = () =>
  useMutation({
    mutationFn: (templateId: string) => callApi(endpoints.templates.template, { templateId }),
  });

export const useCreateTemplate = () =>
  useCommand(
    templatesKey,
    (input: RequestOf<Api['createTemplate']>) => callApi(endpoints.templates.createTemplate, input),
    'form',
  );
export const useChangeTemplate = () =>
  useCommand(
    templatesKey,
    (input: RequestOf<Api['changeTemplate']>) => callApi(endpoints.templates.changeTemplate, input),
    'form',
  );
export const useCopyTemplate = () =>
  useCommand(templatesKey, (input: RequestOf<Api['copyTemplate']>) =>
    callApi(endpoints.templates.copyTemplate, input),
  );
export const useDeleteTemplate = () =>
  useCommand(templatesKey, (templateId: string) =>
    callApi(endpoints.templates.deleteTemplate, { templateId }),
  );
