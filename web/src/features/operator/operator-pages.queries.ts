import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { SettingName } from '@transloom/contracts/installation-settings';
import type { operatorDictionariesApi } from '@transloom/contracts/operator-dictionaries';
import type { operatorJobsApi } from '@transloom/contracts/operator-jobs';
import type { Setting } from '@transloom/contracts/operator-settings';
import type { operatorStorageApi } from '@transloom/contracts/operator-storage';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';

const { operatorJobs, operatorSettings, operatorHealth, operatorStorage, operatorDictionaries } = endpoints;
const inline = { failure: 'inline' } as const;
const jobsKey = ['operator', 'jobs'] as const;
const settingsKey = ['operator', 'settings'] as const;
const storageKey = ['operator', 'storage'] as const;
const dictionariesKey = ['operator', 'dictionaries'] as const;

/** How often a list of what runs is asked for again. */
const lookMs = 5_000;

export const queuesQuery = queryOptions({
  queryKey: [...jobsKey, 'queues'],
  queryFn: ({ signal }) => callApi(operatorJobs.listQueues, {}, { signal }),
  refetchInterval: lookMs,
  meta: inline,
});

export const jobsQuery = (asked: RequestOf<typeof operatorJobsApi.listJobs>) =>
  queryOptions({
    queryKey: [...jobsKey, 'list', asked],
    queryFn: ({ signal }) => callApi(operatorJobs.listJobs, asked, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookMs,
    meta: inline,
  });

export const useRetryJob = () =>
  useCommand(jobsKey, (jobId: string) => callApi(operatorJobs.retryJob, { jobId }));
export const useCancelJob = () =>
  useCommand(jobsKey, (jobId: string) => callApi(operatorJobs.cancelInstalledJob, { jobId }));

export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => callApi(operatorSettings.listSettings, {}, { signal }),
  meta: inline,
});

export const useChangeSetting = () =>
  useCommand(settingsKey, (setting: Setting) => callApi(operatorSettings.changeSetting, { setting }), 'form');
export const useResetSetting = () =>
  useCommand(settingsKey, (name: SettingName) => callApi(operatorSettings.resetSetting, { name }));

export const healthQuery = queryOptions({
  queryKey: ['operator', 'health'],
  queryFn: ({ signal }) => callApi(operatorHealth.health, {}, { signal }),
  staleTime: 0,
  meta: inline,
});

export const storageQuery = queryOptions({
  queryKey: [...storageKey, 'kinds'],
  queryFn: ({ signal }) => callApi(operatorStorage.storage, {}, { signal }),
  staleTime: 0,
  meta: inline,
});

export const storingQuery = (asked: RequestOf<typeof operatorStorageApi.storingOrganizations>) =>
  queryOptions({
    queryKey: [...storageKey, 'organizations', asked],
    queryFn: ({ signal }) => callApi(operatorStorage.storingOrganizations, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: inline,
  });

export const useRemoveLeftFiles = () =>
  useCommand(storageKey, () => callApi(operatorStorage.removeLeftFiles, {}));

export type DictionaryType = RequestOf<typeof operatorDictionariesApi.listEntries>['type'];

export const entriesQuery = (type: DictionaryType) =>
  queryOptions({
    queryKey: [...dictionariesKey, type],
    queryFn: ({ signal }) => callApi(operatorDictionaries.listEntries, { type }, { signal }),
    meta: inline,
  });

export const useSaveEntry = () =>
  useCommand(
    dictionariesKey,
    (input: RequestOf<typeof operatorDictionariesApi.saveEntry>) =>
      callApi(operatorDictionaries.saveEntry, input),
    'form',
  );
export const useResetEntry = () =>
  useCommand(dictionariesKey, (input: RequestOf<typeof operatorDictionariesApi.resetEntry>) =>
    callApi(operatorDictionaries.resetEntry, input),
  );

export const languagesQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['operator', 'languages', keyword],
    queryFn: ({ signal }) => callApi(endpoints.system.languages, { keyword }, { signal }),
    placeholderData: keepPreviousData,
    meta: inline,
  });
