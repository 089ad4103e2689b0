import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { basename } from 'node:path';
import type { DocumentFormat } from '@transloom/core/document/document-format';
import { documentFormat } from '@transloom/core/document/format-registry';
import { proveRebuild } from '@transloom/core/document/prove-rebuild';
import { parseDocument } from '@transloom/core/document/read-document';
import { recognizeFormat } from '@transloom/core/document/recognize-format';
import { convertFile, openConverter } from '../file-converter.ts';
import { type DocumentOutcome, outcomeOf } from '../outcome.ts';

export interface HostileRequest {
  readonly path: string;
  /** Format of a converted file; other files are recognized by content and name. */
  readonly formatId?: string;
}

export interface HostileAnswer {
  /** `office`: a file of this format, which whoever asks has to convert. */
  readonly outcome: DocumentOutcome | { readonly kind: 'office'; readonly formatId: string };
  readonly milliseconds: number;
}

const converter = openConverter();
const conversionTimeoutMs = 60_000;

flushCompileCache(); // whoever started this process may kill it

/** A process in which files are taken in as an upload takes them in, and which says what that took. */
process.on('message', (request: HostileRequest) => void answer(request));
process.send?.('ready');

async function answer(request: HostileRequest): Promise<void> {
  const started = performance.now();
  const outcome = await takeIn(request).catch(outcomeOf);
  const milliseconds = performance.now() - started;
  process.send?.({ outcome, milliseconds } satisfies HostileAnswer);
}

async function takeIn({ path, formatId }: HostileRequest): Promise<HostileAnswer['outcome']> {
  const file = readFileSync(path);
  const format = formatId === undefined ? recognizeFormat(file, basename(path)) : documentFormat(formatId);
  if (!('becomes' in format)) return readAndProve(format, file);
  if (format.becomes !== 'pages') return { kind: 'office', formatId: format.id };
  const pages = await convertFile(converter, format, file, conversionTimeoutMs);
  return readAndProve(documentFormat(format.becomes), pages);
}

function readAndProve(format: DocumentFormat, file: Uint8Array): DocumentOutcome {
  const { units } = parseDocument(format, file);
  proveRebuild(format, file, units, {});
  return { kind: 'passed', units: units.length };
}
