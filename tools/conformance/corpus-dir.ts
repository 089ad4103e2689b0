import { join, resolve } from 'node:path';

/** Documents nobody here made, beside the checkout unless `CORPUS_DIR` says otherwise. */
export const corpusDir = resolve(
  process.env['CORPUS_DIR'] ?? join(import.meta.dirname, '../../../shared/data'),
);
