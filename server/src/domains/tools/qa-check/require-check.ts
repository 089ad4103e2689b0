import { type QaCheckOptions, qaCheckContract } from '@transloom/contracts/qa-check';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireProject } from '../../projects/require-project.ts';
import { requireWork } from '../../work/require-work.ts';

const kind = { contract: qaCheckContract, seenBy: 'organization' } as const;

export interface OpenCheck {
  readonly workId: string;
  readonly name: string;
  readonly options: QaCheckOptions;
}

/**
 * A QA check that is done. That of a project is open to those to whom the project is.
 * @throws {AppError} resource.not-found, access.denied, work.other-state
 */
export async function requireCheck(context: Context, workId: string): Promise<OpenCheck> {
  const { name, status, ...row } = await requireWork(context, kind, workId);
  const options = qaCheckContract.options.parse(row.options);
  if (options.from === 'project') await requireProject(context, options.projectId ?? '');
  if (status !== 'done') throw new AppError('work.other-state');
  return { workId, name, options };
}
