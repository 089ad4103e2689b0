import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { documentFormat } from '@transloom/core/document/format-registry';
import { checkDocument } from './check-document.ts';
import type { DocumentOutcome } from './outcome.ts';
import { checkPseudo } from './pseudo/check-pseudo.ts';

export interface ConformanceRequest {
  readonly formatId: string;
  readonly path: string;
  /** Path of the pseudo-translation, if that is checked. */
  readonly pseudoPath?: string;
}

/** A thread of its own, because a file that makes a format hang can only be stopped from outside. */
parentPort?.on('message', (request: ConformanceRequest) => parentPort?.postMessage(check(request)));

function check({ formatId, path, pseudoPath }: ConformanceRequest): DocumentOutcome {
  const [format, file] = [documentFormat(formatId), readFileSync(path)];
  if (pseudoPath === undefined) return checkDocument(format, file);
  const { outcome, output } = checkPseudo(format, file);
  if (output !== undefined) writeFileSync(pseudoPath, output);
  return outcome;
}
