import { deadlineAfter } from '@transloom/contracts/projects';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';

/** @throws {AppError} project.deadline-past */
export function requireDeadline({ now }: Pick<Context, 'now'>, deadline: string): Date {
  if (!deadlineAfter(now()).safeParse(deadline).success) throw new AppError('project.deadline-past');
  return new Date(deadline);
}
