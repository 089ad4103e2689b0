import { idSchema } from '@transloom/contracts/fields';
import { AppError } from '../../platform/app-error.ts';
import type { VisitorContext } from '../../platform/context.ts';
import type { HookCall } from '../../platform/http/route.ts';
import type { RateRule } from '../../platform/rate-limits/rate-limits.ts';
import { reportToleranceMs, signedReportId } from '../../providers/engine-training/report-signature.ts';
import type { NamedRun } from '../../providers/engine-training/trainer.ts';
import { findTrainer, forgetReports, insertReport, type TrainerRow } from './engine-trainers.store.ts';
import { openTrainerSettings, requireTrainerVendor } from './trainer-settings.ts';

/** Of one trainer; each of its reports makes us look once. */
const reported: RateRule = { name: 'engine-trainers.reported', limit: 240, windowSeconds: 60 };
/** Of one address, so that nobody makes us compute signatures for nothing. */
const forged: RateRule = { name: 'engine-trainers.forged', limit: 60, windowSeconds: 60 };

interface TakenReport {
  readonly trainerId: string;
  readonly organizationId: string;
  readonly run: NamedRun;
}

/**
 * What a trainer tells, once it is sure that it does; undefined where it is about no run.
 * @throws {AppError} resource.not-found, trainer.report-unsigned, trainer.report-repeated, request.invalid, request.too-frequent
 */
export async function takeReport(context: VisitorContext, call: HookCall): Promise<TakenReport | undefined> {
  const row = await trainerOf(context, call);
  const reportId = await requireSigned(context, row, call);
  await context.rateLimits.take(reported, row.id);
  const { id: trainerId, organizationId } = row;
  const now = context.now();
  // What is older is refused for its time already.
  await forgetReports(context.db, trainerId, new Date(now.getTime() - 2 * reportToleranceMs));
  const isNew = await insertReport(context.db, { organizationId, trainerId, reportId, takenAt: now });
  if (!isNew) throw new AppError('trainer.report-repeated');
  const run = requireTrainerVendor(row.vendor).runOfReport(parse(call.body));
  return run && { trainerId, organizationId, run };
}

async function trainerOf({ db }: VisitorContext, { parameters }: HookCall): Promise<TrainerRow> {
  const { data: trainerId } = idSchema.safeParse(parameters['trainerId']);
  const row = trainerId === undefined ? undefined : await findTrainer(db, trainerId);
  if (row === undefined) throw new AppError('resource.not-found');
  return row;
}

async function requireSigned(context: VisitorContext, row: TrainerRow, call: HookCall): Promise<string> {
  const key = requireTrainerVendor(row.vendor).reportKey(openTrainerSettings(context, row));
  const reportId = key && signedReportId(key, call, context.now());
  if (reportId !== undefined) return reportId;
  await context.rateLimits.take(forged, context.caller.address);
  throw new AppError('trainer.report-unsigned');
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new AppError('request.invalid', { detail: 'JSON' }, { cause: error });
  }
}
