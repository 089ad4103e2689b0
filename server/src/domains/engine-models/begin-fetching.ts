import type { Context } from '../../platform/context.ts';
import { upsertDownload } from './engine-models.store.ts';
import { fetchHubModelJob, fetchModelJob } from './engine-models-job-kinds.ts';

export interface ModelWanted {
  /** Its direction, or its name at the hub. */
  readonly name: string;
  /** Commit of the hub; null for a model that is offered by its direction. */
  readonly revision: string | null;
}

/** Fetches a model in the background: once, however often it is asked for. */
export async function beginFetching(context: Context, { name, revision }: ModelWanted): Promise<void> {
  const { db, actor, now } = context;
  const once = { key: `model:${name}` };
  const jobId =
    revision === null
      ? await context.enqueue(fetchModelJob, { direction: name }, once)
      : await context.enqueue(fetchHubModelJob, { name, revision }, once);
  const { organizationId } = actor;
  await upsertDownload(db, { organizationId, name, revision, jobId, startedAt: now() });
}
