import type { EngineModels, ModelDownload } from '@transloom/contracts/engine-models';
import type { Failure } from '@transloom/contracts/jobs';
import type { Context } from '../../platform/context.ts';
import { failureMessage } from '../../platform/failure-message.ts';
import { findJobs } from '../../platform/queue/job-store.ts';
import { readDirection } from '../../providers/machine-translation/local-models/direction.ts';
import { findDownloads } from './engine-models.store.ts';

/** What is installed, and what this organization has asked for. */
export async function listModels(context: Context): Promise<EngineModels> {
  const { store, changeable } = context.providers.models;
  return {
    models: [...(await store.installed())],
    others: (await store.others()).map(({ direction: name, bytes }) => ({ name, bytes })),
    downloads: await shownDownloads(context),
    diskBytes: await store.diskBytes(),
    folder: changeable ? store.folder : null,
  };
}

async function shownDownloads({ db, language }: Context): Promise<ModelDownload[]> {
  const rows = await findDownloads(db);
  const jobs = await findJobs(
    db,
    rows.map(({ jobId }) => jobId),
  );
  return rows.map(({ direction, jobId, failure, startedAt }) => ({
    direction,
    ...(readDirection(direction) ?? { source: direction, target: direction }),
    job: failure === null ? (jobs.get(jobId) ?? null) : null,
    failureMessage: failureMessage(failure as Failure | null, language),
    startedAt: startedAt.toISOString(),
  }));
}
