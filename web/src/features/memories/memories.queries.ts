import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { timers } from '@transloom/contracts/limits';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { isUnfinished } from '../assets/import-state.ts';
import { downloadsKey, startDownloadKey } from '../files/downloads.queries.ts';

export const memoriesKey = ['memories'] as const;

type MemoriesAsked = RequestOf<typeof memoriesApi.listMemories>;

/** While files go into a memory it is asked often, and seldom where the live line tells when to ask. */
export const memoriesQuery = (asked: MemoriesAsked, { live }: { readonly live: boolean }) =>
  queryOptions({
    queryKey: [...memoriesKey, 'all', asked],
    queryFn: ({ signal }) => callApi(endpoints.memories.listMemories, asked, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isImporting) ? pollMs(live) : false),
    meta: { failure: 'inline' },
  });

export const memoryQuery = (memoryId: string, { live }: { readonly live: boolean }) =>
  queryOptions({
    queryKey: [...memoriesKey, 'one', memoryId],
    queryFn: ({ signal }) => callApi(endpoints.memories.memoryDetail, { memoryId }, { signal }),
    refetchInterval: ({ state }) => (state.data && isImporting(state.data) ? pollMs(live) : false),
    meta: { failure: 'inline' },
  });

export const importsQuery = (memoryId: string, { live }: { readonly live: boolean }) =>
  queryOptions({
    queryKey: [...memoriesKey, 'imports', memoryId],
    queryFn: ({ signal }) => callApi(endpoints.memories.listImports, { memoryId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? pollMs(live) : false),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** What a merge of these memories would meet. */
export const mergePreviewQuery = (memoryIds: string[]) =>
  queryOptions({
    queryKey: [...memoriesKey, 'merge-preview', memoryIds],
    queryFn: ({ signal }) => callApi(endpoints.memories.previewMerge, { memoryIds }, { signal }),
    meta: { failure: 'inline' },
  });

function pollMs(live: boolean): number {
  return timers.preprocessPollMs * (live ? seldomFactor : 1);
}

const seldomFactor = 5;

export function isImporting({ lastImports }: Memory): boolean {
  return lastImports.some(isUnfinished);
}

/** A command after which whatever shows memories asks again; a form shows itself why it was refused. */
function useMemoryCommand<Input, Output>(command: (input: Input) => Promise<Output>, form?: 'form') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSettled: () => client.invalidateQueries({ queryKey: memoriesKey }),
    ...(form ? { meta: { failure: 'inline' as const } } : {}),
  });
}

export const useCreateMemory = () =>
  useMemoryCommand(
    (input: RequestOf<typeof memoriesApi.createMemory>) => callApi(endpoints.memories.createMemory, input),
    'form',
  );
export const useChangeMemory = () =>
  useMemoryCommand((input: RequestOf<typeof memoriesApi.changeMemory>) =>
    callApi(endpoints.memories.changeMemory, input),
  );
export const useAddLanguages = () =>
  useMemoryCommand((input: RequestOf<typeof memoriesApi.addLanguages>) =>
    callApi(endpoints.memories.addLanguages, input),
  );
export const useSetDefaultMemory = () =>
  useMemoryCommand((input: RequestOf<typeof memoriesApi.setDefaultMemory>) =>
    callApi(endpoints.memories.setDefaultMemory, input),
  );
export const useDeleteMemories = () =>
  useMemoryCommand((memoryIds: string[]) => callApi(endpoints.memories.deleteMemories, { memoryIds }));
export const useMergeMemories = () =>
  useMemoryCommand(
    (input: RequestOf<typeof memoriesApi.mergeMemories>) => callApi(endpoints.memories.mergeMemories, input),
    'form',
  );
export const useImportFiles = () =>
  useMemoryCommand(
    (input: RequestOf<typeof memoriesApi.importFiles>) => callApi(endpoints.memories.importFiles, input),
    'form',
  );

type OneImport = RequestOf<typeof memoriesApi.resumeImport>;

export const useResumeImport = () =>
  useMemoryCommand((input: OneImport) => callApi(endpoints.memories.resumeImport, input));
export const useTakeBackImport = () =>
  useMemoryCommand((input: OneImport) => callApi(endpoints.memories.takeBackImport, input));

/** Starts a download, told of in the panel of downloads. */
function useDownloadCommand<Input>(command: (input: Input) => Promise<{ readonly resourceId: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: startDownloadKey,
    mutationFn: command,
    onSuccess: () => client.invalidateQueries({ queryKey: downloadsKey }),
  });
}

export const useExportMemory = () =>
  useDownloadCommand((input: RequestOf<typeof memoriesApi.exportMemory>) =>
    callApi(endpoints.memories.exportMemory, input),
  );
export const useMemoryTemplate = () =>
  useDownloadCommand((input: RequestOf<typeof memoriesApi.memoryTemplate>) =>
    callApi(endpoints.memories.memoryTemplate, input),
  );
export const useDownloadDiscarded = () =>
  useDownloadCommand((input: OneImport) => callApi(endpoints.memories.downloadDiscarded, input));
