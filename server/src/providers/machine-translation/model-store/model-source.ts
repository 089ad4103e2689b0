import { ModelError } from './model-error.ts';
import { type OfferedModel, readModelList } from './model-list.ts';
import type { ModelSource } from './mozilla-models.ts';

const listTimeoutMs = 20_000;

/** @throws {ModelError} unreachable; the reason of the signal */
export async function fetchModelList(
  { listUrl }: ModelSource,
  signal: AbortSignal,
): Promise<readonly OfferedModel[]> {
  try {
    const answer = await fetch(listUrl, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(listTimeoutMs)]),
    });
    if (!answer.ok) throw new ModelError('unreachable', `status ${answer.status}`);
    return readModelList(await answer.json());
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelError) throw error;
    throw new ModelError('unreachable', reasonOf(error), { cause: error });
  }
}

/** Returns the reason for the log: the code of a failed connection, else the name of the error. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name;
  return 'unknown';
}
