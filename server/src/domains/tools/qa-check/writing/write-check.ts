import type { QaCheckOptions } from '@transloom/contracts/qa-check';
import type { JobContext } from '../../../../platform/context.ts';
import type { DownloadFile } from '../../../files/make-download.ts';
import { requireCheck } from '../require-check.ts';
import { writeCorrected } from './write-corrected.ts';
import { writeReport } from './write-report.ts';

interface WrittenCheck {
  readonly workId: string;
  readonly options: QaCheckOptions;
}

interface Choice {
  readonly as: 'xlsx' | 'html' | 'files';
  readonly openOnly: boolean;
}

/** A report of the issues, or the corrected files. @throws {AppError} qa-check.in-project, qa-check.nothing-corrected */
export async function writeCheck(
  job: JobContext,
  { workId }: WrittenCheck,
  { as, openOnly }: Choice,
): Promise<DownloadFile> {
  const check = await job.transact((context) => requireCheck(context, workId));
  return as === 'files' ? writeCorrected(job, check) : writeReport(job, check, { as, openOnly });
}
