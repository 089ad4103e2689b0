import { ApiError } from './api-error.ts';

type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();
let leaving = false;

/** The page is about to be loaded anew: what its last calls run into is nobody's concern. */
export function silenceFailures(): void {
  leaving = true;
}

/** Tells the shell of something that went wrong; the shell says it and reacts as the catalogue asks. */
export function reportFailure(error: unknown): void {
  if (leaving || isAbort(error)) return;
  for (const listener of listeners) listener(error);
}

export function listenToFailures(listener: Listener): () => void {
  leaving = false; // somebody looks at a page again
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isAbort(error: unknown): boolean {
  return !(error instanceof ApiError) && error instanceof DOMException && error.name === 'AbortError';
}
