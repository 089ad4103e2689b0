import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { documentFormat } from '@transloom/core/document/format-registry';
import { checkDocument } from './check-document.ts';
import type { DocumentOutcome } from './outcome.ts';

export interface ConformanceRequest {
  readonly formatId: string;
  readonly path: string;
}

/** A thread of its own, because a file that makes a format hang can only be stopped from outside. */
parentPort?.on('message', ({ formatId, path }: ConformanceRequest) => {
  const outcome: DocumentOutcome = checkDocument(documentFormat(formatId), readFileSync(path));
  parentPort?.postMessage(outcome);
});
