import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { documentSettingsApi, OptionProfile } from '@transloom/contracts/document-settings';
import type { OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { uploadFiles } from '../../api/upload-files.ts';

export type SegmentationSettings = OutputOf<typeof documentSettingsApi.segmentation>;
export type PreviewAsked = RequestOf<typeof documentSettingsApi.previewSegmentation>;

const profilesKey = ['document-settings', 'profiles'] as const;
const segmentationKey = ['document-settings', 'segmentation'] as const;

export const profilesQuery = queryOptions({
  queryKey: profilesKey,
  queryFn: ({ signal }) => callApi(endpoints.documentSettings.listProfiles, {}, { signal }),
});

export const segmentationQuery = queryOptions({
  queryKey: segmentationKey,
  queryFn: ({ signal }) => callApi(endpoints.documentSettings.segmentation, {}, { signal }),
  staleTime: 0,
  meta: { failure: 'inline' },
});

export const previewQuery = (asked: PreviewAsked) =>
  queryOptions({
    queryKey: ['document-settings', 'preview', asked],
    queryFn: ({ signal }) => callApi(endpoints.documentSettings.previewSegmentation, asked, { signal }),
    placeholderData: (previous) => previous,
    retry: false,
    gcTime: 0,
    meta: { failure: 'inline' },
  });

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<typeof documentSettingsApi.saveProfile>) =>
      callApi(endpoints.documentSettings.saveProfile, input),
    onSettled: () => client.invalidateQueries({ queryKey: profilesKey }),
    meta: { failure: 'inline' },
  });
}

export function useDeleteProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ profileId }: Pick<OptionProfile, 'profileId'>) =>
      callApi(endpoints.documentSettings.deleteProfile, { profileId }),
    onSettled: () => client.invalidateQueries({ queryKey: profilesKey }),
  });
}

export function useSaveSegmentation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: SegmentationSettings) =>
      callApi(endpoints.documentSettings.saveSegmentation, settings),
    onSuccess: (settings) => client.setQueryData(segmentationKey, settings),
    meta: { failure: 'inline' },
  });
}

/** The rules of a file, which are not saved yet. */
export function useReadSrx() {
  return useMutation({
    mutationFn: (file: File) =>
      uploadFiles(endpoints.documentSettings.readSrx, { fields: {}, files: [file] }),
    meta: { failure: 'inline' },
  });
}

export function useWriteSrx() {
  return useMutation({ mutationFn: () => callApi(endpoints.documentSettings.writeSrx, {}) });
}
