import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db/database.ts';
import { type ApplicationRow, holdApplication } from './organization-applications.store.ts';

/** In a transaction of the system. @throws {AppError} resource.not-found */
export async function requireApplication(db: Db, applicationId: string): Promise<ApplicationRow> {
  const row = await holdApplication(db, applicationId);
  if (row === undefined) throw new AppError('resource.not-found');
  return row;
}
