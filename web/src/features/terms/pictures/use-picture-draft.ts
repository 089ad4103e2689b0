import type { TermEntry } from '@transloom/contracts/term-entries';
import { useState } from 'react';
import { refusalOf } from '../../files/sort-files.ts';
import type { Upload, UploadLimits } from '../../files/upload-queue.ts';
import { useUploads } from '../../files/use-uploads.ts';

/** The picture of an entry while this is changed. */
export interface PictureDraft {
  /** Undefined where nobody has touched it. */
  readonly chosen: string | null | undefined;
  /** The one that is saved, until another one takes its place or it is removed. */
  readonly saved: string | null;
  /** The one that takes its place, on its way or refused. */
  readonly upload: Upload | undefined;
  readonly sending: boolean;
  readonly limits: UploadLimits | undefined;
  readonly take: (files: readonly File[]) => void;
  readonly retry: () => void;
  readonly remove: () => void;
}

export function usePictureDraft(entry: TermEntry | undefined): PictureDraft {
  const { list, queue, limits, keptIds, sending } = useUploads('picture');
  const known = entry?.pictureId ?? null;
  const [saved, setSaved] = useState(known);
  const upload = list.at(-1);
  const forgetUploads = () => {
    for (const { id } of list) queue.remove(id);
  };
  const taken = keptIds.at(-1);
  return {
    chosen: taken ?? (saved === known ? undefined : saved),
    saved,
    upload,
    sending,
    limits,
    take: ([file]) => {
      if (file === undefined || limits === undefined) return;
      forgetUploads();
      queue.add([file], () => refusalOf(file, limits));
    },
    retry: () => {
      if (upload) queue.retry(upload.id);
    },
    remove: () => {
      forgetUploads();
      setSaved(null);
    },
  };
}
