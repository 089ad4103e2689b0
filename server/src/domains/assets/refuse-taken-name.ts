import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation } from '../../platform/db/unique-violation.ts';

type TakenName = 'memory.duplicate-name' | 'term-base.duplicate-name';

/**
 * Gives an asset a name. The database says whether another one has it, because that one may get it at the same moment.
 * @throws {AppError} the code
 */
export async function refuseTakenName(code: TakenName, name: string, rename: Promise<void>): Promise<void> {
  try {
    await rename;
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError(code, { name }, { cause: error }) : error;
  }
}
