import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { documentFormats } from '@transloom/core/document/format-registry';
import { checkDocument } from './check-document.ts';
import type { DocumentOutcome } from './outcome.ts';

export interface ConformanceRequest {
  readonly formatId: string;
  readonly path: string;
}

/** A thread of its own, because a file that makes a format hang can only be stopped from outside. */
parentPort?.on('message', ({ formatId, path }: ConformanceRequest) => {
  const format = documentFormats.find((each) => each.id === formatId);
  const outcome: DocumentOutcome =
    format === undefined
      ? { kind: 'failed', reason: `no format ${formatId}` }
      : checkDocument(format, readFileSync(path));
  parentPort?.postMessage(outcome);
});
