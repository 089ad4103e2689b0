import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { documentSettingsApi } from '@transloom/contracts/document-settings';
import type { OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { uploadFiles } from '../../api/upload-files.ts';
import { useCommand } from '../../api/use-command.ts';

const api = endpoints.documentSettings;

export type SegmentationSettings = OutputOf<typeof documentSettingsApi.segmentation>;
export type PreviewAsked = RequestOf<typeof documentSettingsApi.previewSegmentation>;

export const profilesQuery = queryOptions({
  queryKey: ['document-settings', 'profiles'] as const,
  queryFn: ({ signal }) => callApi(api.listProfiles, {}, { signal }),
});

export const segmentationQuery = queryOptions({
  queryKey: ['document-settings', 'segmentation'] as const,
  queryFn: ({ signal }) => callApi(api.segmentation, {}, { signal }),
  staleTime: 0,
  meta: { failure: 'inline' },
});

export const previewQuery = (asked: PreviewAsked) =>
  queryOptions({
    queryKey: ['document-settings', 'preview', asked],
    queryFn: ({ signal }) => callApi(api.previewSegmentation, asked, { signal }),
    placeholderData: (previous) => previous,
    retry: false,
    gcTime: 0,
    meta: { failure: 'inline' },
  });

export const useSaveProfile = () =>
  useCommand(
    profilesQuery.queryKey,
    (input: RequestOf<typeof documentSettingsApi.saveProfile>) => callApi(api.saveProfile, input),
    'form',
  );

export const useDeleteProfile = () =>
  useCommand(profilesQuery.queryKey, (profileId: string) => callApi(api.deleteProfile, { profileId }));

export function useSaveSegmentation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: SegmentationSettings) => callApi(api.saveSegmentation, settings),
    onSuccess: (settings) => client.setQueryData(segmentationQuery.queryKey, settings),
    meta: { failure: 'inline' },
  });
}

/** Reads the rules of a file, which are not saved by that. */
export const useReadSrx = () =>
  useMutation({
    mutationFn: (file: File) => uploadFiles(api.readSrx, { fields: {}, files: [file] }),
    meta: { failure: 'inline' },
  });

export const useWriteSrx = () => useMutation({ mutationFn: () => callApi(api.writeSrx, {}) });
