import { ApiError } from './api-error.ts';

type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Tells the shell of something that went wrong; the shell says it and reacts as the catalogue asks. */
export function reportFailure(error: unknown): void {
  if (isAbort(error)) return;
  for (const listener of listeners) listener(error);
}

export function listenToFailures(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isAbort(error: unknown): boolean {
  return !(error instanceof ApiError) && error instanceof DOMException && error.name === 'AbortError';
}
