import { ApiError } from './api-error.ts';

/** The path of the field that the server refused, such as `settings.baseUrl`; undefined for any other failure. */
export function refusedField(error: unknown): string | undefined {
  const field = error instanceof ApiError ? error.params['field'] : undefined;
  return typeof field === 'string' && field !== '' ? field : undefined;
}

/** Whether somebody else changed the thing since this person began. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
