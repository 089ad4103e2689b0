import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { memoriesKey } from '../memories.queries.ts';

export type EntriesAsked = RequestOf<typeof memoryEntriesApi.listEntries>;

export const entriesQuery = (asked: EntriesAsked) =>
  queryOptions({
    queryKey: [...memoriesKey, 'entries', asked],
    queryFn: ({ signal }) => callApi(endpoints.memoryEntries.listEntries, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** What entries can be found by of what their files say. */
export const memoryFieldsQuery = (memoryId: string) =>
  queryOptions({
    queryKey: [...memoriesKey, 'fields', memoryId],
    queryFn: ({ signal }) => callApi(endpoints.memoryEntries.memoryFields, { memoryId }, { signal }),
    meta: { failure: 'inline' },
  });

export const entryQuery = (entry: RequestOf<typeof memoryEntriesApi.entryDetail>) =>
  queryOptions({
    queryKey: [...memoriesKey, 'entry', entry],
    queryFn: ({ signal }) => callApi(endpoints.memoryEntries.entryDetail, entry, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const entryHistoryQuery = (entry: RequestOf<typeof memoryEntriesApi.entryHistory>) =>
  queryOptions({
    queryKey: [...memoriesKey, 'entry-history', entry],
    queryFn: ({ signal }) => callApi(endpoints.memoryEntries.entryHistory, entry, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useAddEntry = () =>
  useCommand(
    memoriesKey,
    (input: RequestOf<typeof memoryEntriesApi.addEntry>) => callApi(endpoints.memoryEntries.addEntry, input),
    'form',
  );
export const useChangeEntry = () =>
  useCommand(
    memoriesKey,
    (input: RequestOf<typeof memoryEntriesApi.changeEntry>) =>
      callApi(endpoints.memoryEntries.changeEntry, input),
    'form',
  );
export const useDeleteEntries = () =>
  useCommand(memoriesKey, (input: RequestOf<typeof memoryEntriesApi.deleteEntries>) =>
    callApi(endpoints.memoryEntries.deleteEntries, input),
  );
export const useChangeLayer = () =>
  useCommand(memoriesKey, (input: RequestOf<typeof memoryEntriesApi.changeLayer>) =>
    callApi(endpoints.memoryEntries.changeLayer, input),
  );
export const useReplaceInEntries = () =>
  useCommand(
    memoriesKey,
    (input: RequestOf<typeof memoryEntriesApi.replaceInEntries>) =>
      callApi(endpoints.memoryEntries.replaceInEntries, input),
    'form',
  );
export const useRestoreEntries = () =>
  useCommand(memoriesKey, (input: RequestOf<typeof memoryEntriesApi.restoreEntries>) =>
    callApi(endpoints.memoryEntries.restoreEntries, input),
  );
