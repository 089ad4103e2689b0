import type { ErrorCode } from '@transloom/contracts/errors';
import { AppError } from './app-error.ts';
import { isUniqueViolation } from './db/unique-violation.ts';

type TakenName = Extract<ErrorCode, `${string}.duplicate-name`>;

/**
 * Gives something a name. The database says whether another one has it, because that one may get it at the same moment.
 * @throws {AppError} the code
 */
export async function refuseTakenName(code: TakenName, name: string, rename: Promise<void>): Promise<void> {
  try {
    await rename;
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError(code, { name }, { cause: error }) : error;
  }
}
