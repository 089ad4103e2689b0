import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { announceCustomEngine } from './announce-custom-engine.ts';
import { updateCustomEngine } from './custom-engines.store.ts';
import { removeCustomEngineJob } from './custom-engines-job-kinds.ts';
import { requireEditableEngine } from './require-custom-engine.ts';
import { stopSharing } from './sharing/share-engine.ts';
import { findVersions } from './versions/engine-versions.store.ts';

/** Hides an engine from everybody and deletes its data in the background. @throws {AppError} resource.not-found, access.denied, access.denied */
export async function deleteCustomEngine(
  context: Context,
  { customEngineId }: InputOf<typeof customEnginesApi.deleteCustomEngine>,
): Promise<null> {
  const engine = await requireEditableEngine(context, customEngineId);
  const versions = await findVersions(context.db, [customEngineId]);
  const jobIds = [engine.cleaningJobId, ...versions.map(({ jobId }) => jobId)].flatMap((id) => id ?? []);
  for (const jobId of jobIds) await context.cancelJob(jobId);
  await stopSharing(context, { customEngineId });
  await updateCustomEngine(context.db, customEngineId, { deletedAt: context.now() });
  await context.enqueue(removeCustomEngineJob, { customEngineId });
  for (const event of announceCustomEngine({ customEngineId }, context.actor)) context.publish(event);
  return null;
}
