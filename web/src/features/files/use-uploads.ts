import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UploadedFile } from '@transloom/contracts/files';
import { useEffect, useMemo, useRef, useState } from 'react';
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
  /** The files that the server has and took. */
  readonly kept: readonly UploadedFile[];
  readonly keptIds: readonly string[];
  /** How many files of each format, in the order they came. */
  readonly formats: ReadonlyMap<string, number>;
  readonly sending: boolean;
}

/** Uploads that outlive the page: a draft holds the files that the server has. */
interface KeptUploads {
  readonly first: readonly UploadedFile[];
  readonly onChange: (kept: readonly UploadedFile[]) => void;
}

/** The files somebody is uploading on this screen; sending stops when the screen is left. */
export function useUploads(purpose: UploadPurpose, keeps?: KeptUploads): Uploads {
  const [first] = useState(keeps?.first);
  const queue = useMemo(() => createUploadQueue(purpose, first), [purpose, first]);
  const list = useStore(queue.store);
  const limits = useQuery(limitsQuery(purpose)).data;
  const kept = keptFiles(list);
  const onChange = useRef(keeps?.onChange);
  onChange.current = keeps?.onChange;
  useEffect(
    () =>
      queue.store.subscribe((now, before) => {
        const files = keptFiles(now);
        if (idsOf(files) !== idsOf(keptFiles(before))) onChange.current?.(files);
      }),
    [queue],
  );
  useEffect(() => () => queue.stop(), [queue]);
  return {
    list,
    queue,
    limits,
    kept,
    keptIds: kept.map(({ fileId }) => fileId),
    formats: countFormats(list, limits?.formats ?? []),
    sending: list.some(({ state }) => state.status === 'waiting' || state.status === 'sending'),
  };
}

function keptFiles(list: readonly Upload[]): readonly UploadedFile[] {
  return list.flatMap(({ state }) => (state.status === 'kept' ? [state.uploaded] : []));
}

function idsOf(files: readonly UploadedFile[]): string {
  return files.map(({ fileId }) => fileId).join();
}
