import type { EngineModels, ModelDownload, ModelFacts } from '@transloom/contracts/engine-models';
import type { Failure, Job } from '@transloom/contracts/jobs';
import { readDirection } from '@transloom/core/language/read-direction';
import type { Context } from '../../platform/context.ts';
import { failureMessage } from '../../platform/failure-message.ts';
import { findJobs } from '../../platform/queue/job-store.ts';
import type { ModelManifest } from '../../providers/machine-translation/model-store/model-manifest.ts';
import { findDownloads } from './engine-models.store.ts';

/** What is installed, and what this organization has asked for. */
export async function listModels(context: Context): Promise<EngineModels> {
  const { store, changeable } = context.providers.models;
  const [installed, others] = await Promise.all([store.installed(), store.others()]);
  return {
    models: installed.map(({ manifest, ...model }) => ({
      ...{ ...model, version: manifest?.version ?? null, ...factsOf(manifest) },
    })),
    others: others.map(({ direction: name, bytes, manifest }) => ({
      ...{ name, bytes, revision: manifest?.version ?? null, ...factsOf(manifest) },
    })),
    downloads: await shownDownloads(context),
    diskBytes: await store.diskBytes(),
    folder: changeable && context.actor.permissions.has('installation:models') ? store.folder : null,
  };
}

function factsOf(manifest: ModelManifest | null): ModelFacts {
  return { licence: manifest?.licence ?? null, files: [...(manifest?.files ?? [])] };
}

async function shownDownloads({ db, language }: Context): Promise<ModelDownload[]> {
  const rows = await findDownloads(db);
  const jobs = await findJobs(
    db,
    rows.map(({ jobId }) => jobId),
  );
  return rows.map(({ name, jobId, failure, revision, startedAt }) => ({
    name,
    pair: revision === null ? (readDirection(name) ?? { source: name, target: name }) : null,
    ...outcome(failure as Failure | null, jobs.get(jobId)),
    failureMessage: failureMessage(failure as Failure | null, language),
    startedAt: startedAt.toISOString(),
  }));
}

function outcome(failure: Failure | null, job: Job | undefined): Pick<ModelDownload, 'state' | 'job'> {
  if (failure === null) return { state: 'coming', job: job ?? null };
  return { state: failure.code === 'job.cancelled' ? 'stopped' : 'failed', job: job ?? null };
}
