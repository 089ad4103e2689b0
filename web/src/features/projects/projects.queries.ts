import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { timers } from '@transloom/contracts/limits';
import type { projectsApi } from '@transloom/contracts/projects';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useDownload } from '../../api/use-download.ts';

export const projectsKey = ['projects'] as const;

export const projectKey = (projectId: string) => [...projectsKey, 'one', projectId] as const;

/** A project with its documents. */
export type OpenProject = OutputOf<typeof projectsApi.project>;

export type ProjectsAsked = RequestOf<typeof projectsApi.listProjects>;

/** Asked again while documents of a listed project are being prepared. */
export const projectListQuery = (asked: ProjectsAsked) =>
  queryOptions({
    queryKey: [...projectsKey, 'list', asked],
    queryFn: ({ signal }) => callApi(endpoints.projects.listProjects, asked, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.records.some(({ busy }) => busy) ? timers.preprocessPollMs : false,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** Asked often while it is busy and the live line is down, else seldom: the line tells when to ask. */
export const projectQuery = (projectId: string, { live }: { readonly live: boolean }) =>
  queryOptions({
    queryKey: projectKey(projectId),
    queryFn: ({ signal }) => callApi(endpoints.projects.project, { projectId }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.busy ? timers.preprocessPollMs * (live ? seldomFactor : 1) : false,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

const seldomFactor = 5;

export const postEditingQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'post-editing'],
    queryFn: ({ signal }) => callApi(endpoints.postEditing.projectPostEditing, { projectId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** A command after which lists and pages of projects ask again. */
function useProjectCommand<Input, Output>(
  command: (input: Input) => Promise<Output>,
  meta?: { readonly failure: 'inline' | 'inline-with-way-out' },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSettled: () => client.invalidateQueries({ queryKey: projectsKey }),
    ...(meta ? { meta } : {}),
  });
}

export const useCreateProject = () =>
  useProjectCommand(
    (input: RequestOf<typeof projectsApi.createProject>) => callApi(endpoints.projects.createProject, input),
    { failure: 'inline-with-way-out' },
  );
export const useChangeProject = () =>
  useProjectCommand((input: RequestOf<typeof projectsApi.changeProject>) =>
    callApi(endpoints.projects.changeProject, input),
  );
/** The same from a form, which shows itself why it was refused. */
export const useEditProject = () =>
  useProjectCommand(
    (input: RequestOf<typeof projectsApi.changeProject>) => callApi(endpoints.projects.changeProject, input),
    { failure: 'inline' },
  );
/** Changes how a project is translated; the form shows itself why it was refused. */
export const useChangeSetting = () =>
  useProjectCommand(
    (input: RequestOf<typeof projectsApi.changeSetting>) => callApi(endpoints.projects.changeSetting, input),
    { failure: 'inline' },
  );
/** People who created a project that is open to this person. */
export const creatorsQuery = queryOptions({
  queryKey: [...projectsKey, 'creators'],
  queryFn: ({ signal }) => callApi(endpoints.projects.listCreators, {}, { signal }),
  meta: { failure: 'inline' },
});

export const useDeleteProjects = () =>
  useProjectCommand((input: RequestOf<typeof projectsApi.deleteProjects>) =>
    callApi(endpoints.projects.deleteProjects, input),
  );

/** Starts building the translations of several projects; the zip appears among the downloads. */
export const useExportProjects = () =>
  useDownload((input: RequestOf<typeof projectsApi.exportProjects>) =>
    callApi(endpoints.projects.exportProjects, input),
  );
export const useDeleteProject = () =>
  useProjectCommand((projectId: string) => callApi(endpoints.projects.deleteProject, { projectId }));
export const useAddDocuments = () =>
  useProjectCommand(
    (input: RequestOf<typeof projectsApi.addDocuments>) => callApi(endpoints.projects.addDocuments, input),
    { failure: 'inline' },
  );
