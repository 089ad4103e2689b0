import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { countFormats } from './count-formats.ts';
import {
  createUploadQueue,
  type Upload,
  type UploadLimits,
  type UploadPurpose,
  type UploadQueue,
} from './upload-queue.ts';

export const limitsQuery = (purpose: UploadPurpose) =>
  queryOptions({
    queryKey: ['files', 'limits', purpose],
    queryFn: ({ signal }) => callApi(endpoints.files.uploadLimits, { purpose }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface Uploads {
  readonly list: readonly Upload[];
  readonly queue: UploadQueue;
  /** Undefined until the server has told them. */
  readonly limits: UploadLimits | undefined;
  /** Of the files the server has and took. */
  readonly keptIds: readonly string[];
  /** How many files of each format, in the order they came. */
  readonly formats: ReadonlyMap<string, number>;
  readonly sending: boolean;
}

/** The files somebody is uploading on this screen; sending stops when the screen is left. */
export function useUploads(purpose: UploadPurpose): Uploads {
  const queue = useMemo(() => createUploadQueue(purpose), [purpose]);
  const list = useStore(queue.store);
  const limits = useQuery(limitsQuery(purpose)).data;
  useEffect(() => () => queue.stop(), [queue]);
  return {
    list,
    queue,
    limits,
    keptIds: list.flatMap(({ state }) => (state.status === 'kept' ? [state.uploaded.fileId] : [])),
    formats: countFormats(list, limits?.formats ?? []),
    sending: list.some(({ state }) => state.status === 'waiting' || state.status === 'sending'),
  };
}
