import type { Download } from '@transloom/contracts/files';
import { useEffect, useRef } from 'react';
import { useDownloadLink, useStartedDownloads } from './downloads.queries.ts';
import { openDownload } from './open-download.ts';

/** What takes longer than this is taken from the panel, for the person may be elsewhere by then. */
export const patienceMs = 5_000;

/**
 * Saves what was started in this window as soon as it is ready, without a second press. `onLook` is called for what
 * needs a look: what takes longer, failed, or was written with notes.
 */
export function useSaveStarted(downloads: readonly Download[] | undefined, onLook: () => void): void {
  const started = useStartedDownloads();
  const handled = useRef(new Set(started));
  const seenAt = useRef(new Map<string, number>());
  const { mutateAsync: linkOf } = useDownloadLink();
  const look = useRef(onLook);
  look.current = onLook;
  useEffect(() => {
    const mine = (downloads ?? []).filter(
      ({ resourceId }) => started.includes(resourceId) && !handled.current.has(resourceId),
    );
    const waiting = mine.filter(({ status }) => status === 'I' || status === 'C');
    for (const { resourceId, status, warnings } of mine.filter((one) => !waiting.includes(one))) {
      handled.current.add(resourceId);
      if (status === 'S' && warnings.length === 0) save(resourceId);
      else look.current();
    }
    if (waiting.length === 0) return;
    const now = Date.now();
    const left = waiting.map(({ resourceId }) => {
      if (!seenAt.current.has(resourceId)) seenAt.current.set(resourceId, now);
      return (seenAt.current.get(resourceId) ?? now) + patienceMs - now;
    });
    const timer = setTimeout(
      () => {
        for (const { resourceId } of waiting) handled.current.add(resourceId);
        look.current();
      },
      Math.max(0, Math.min(...left)),
    );
    return () => clearTimeout(timer);

    function save(resourceId: string) {
      linkOf(resourceId).then(
        ({ downloadResource }) => openDownload(downloadResource.downloadUrl),
        () => look.current(),
      );
    }
  }, [downloads, started, linkOf]);
}
