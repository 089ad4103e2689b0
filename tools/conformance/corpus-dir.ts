import { join, relative, resolve } from 'node:path';

/** Documents nobody here made, beside the checkout unless `CORPUS_DIR` says otherwise. */
export const corpusDir = resolve(
  process.env['CORPUS_DIR'] ?? join(import.meta.dirname, '../../../shared/data'),
);

/** The part of the corpus that a failed reading looked for; undefined for every other error. */
export function missingCorpusPart(error: unknown): string | undefined {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error;
  if (!isMissing) return undefined;
  const part = relative(corpusDir, String(error.path));
  return part.startsWith('..') ? undefined : part;
}
