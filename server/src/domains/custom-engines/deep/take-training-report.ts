import { AppError } from '../../../platform/app-error.ts';
import type { VisitorContext } from '../../../platform/context.ts';
import type { HookCall } from '../../../platform/http/route.ts';
import { hastenJob } from '../../../platform/queue/hasten-job.ts';
import { takeReport } from '../../engine-trainers/take-report.ts';
import { followTrainingJob } from '../custom-engines-job-kinds.ts';
import { isUnderWay } from '../engine-status.ts';
import { findVersionAtTrainer } from '../versions/engine-versions.store.ts';

/**
 * Takes a report of a trainer on a run: the job that would poll it later runs now; a run that is being polled is not
 * polled twice.
 * @throws {AppError} resource.not-found, trainer.report-unsigned, trainer.report-repeated, request.invalid,
 * request.too-frequent
 */
export async function takeTrainingReport(context: VisitorContext, call: HookCall): Promise<undefined> {
  const report = await takeReport(context, call);
  if (report === undefined) return;
  const version = await findVersionAtTrainer(context.db, report);
  if (version === undefined) throw new AppError('resource.not-found');
  if (isUnderWay(version) && version.jobId !== null)
    await hastenJob(context.db, followTrainingJob, version.jobId);
}
