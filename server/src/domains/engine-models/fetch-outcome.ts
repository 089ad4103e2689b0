import type { Failure } from '@transloom/contracts/jobs';
import type { Context, JobContext } from '../../platform/context.ts';
import { updateDownloadFailure } from './engine-models.store.ts';

/** Files arrive faster than anybody reads: only every hundredth is told. */
export function tellProgress(job: JobContext, total: number): (bytes: number) => void {
  let told = -1;
  return (bytes) => {
    const percent = Math.floor((bytes / total) * 100);
    if (percent === told) return;
    told = percent;
    void job.progress(bytes, total).catch((error: unknown) => job.log.warn({ error }, 'progress not told'));
  };
}

/** What has arrived stays, also where somebody has stopped it, so that it can go on. */
export async function failFetching({ db }: Context, name: string, failure: Failure): Promise<void> {
  await updateDownloadFailure(db, name, failure);
}
