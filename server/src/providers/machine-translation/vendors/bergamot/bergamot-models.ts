import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readDirection } from '@transloom/core/language/read-direction';
import type { LanguagePair } from '../../engine-vendor.ts';
import type { BergamotFiles } from './bergamot-process.ts';

/** A model that lies in a folder named after its direction, such as `en-zh-Hans`. */
export interface BergamotModel {
  readonly pair: LanguagePair;
  readonly direction: string;
  readonly files: BergamotFiles;
  /** Milliseconds; another model in its place has another. */
  readonly changedAt: number;
  /** Size of all its files. */
  readonly bytes: number;
}

/** The models of a folder that are complete; none where there is no folder. */
export async function findBergamotModels(folder: string): Promise<readonly BergamotModel[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const models = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => readModel(folder, name)),
  );
  return models
    .filter((model) => model !== undefined)
    .toSorted((a, b) => a.direction.localeCompare(b.direction));
}

/** Undefined for a folder that is no direction, or whose files are not all there yet. */
async function readModel(folder: string, direction: string): Promise<BergamotModel | undefined> {
  const pair = readDirection(direction);
  if (pair === undefined) return undefined;
  const own = join(folder, direction);
  const names = (await readdir(own)).toSorted();
  const find = (pattern: RegExp) => names.find((name) => pattern.test(name));
  const model = find(/^model\b.*\.bin$/);
  const shared = find(/^vocab\b.*\.spm$/);
  const each = [find(/^srcvocab\b.*\.spm$/), find(/^trgvocab\b.*\.spm$/)].filter(
    (name) => name !== undefined,
  );
  const vocabularies = each.length === 2 ? each : shared === undefined ? [] : [shared, shared];
  if (model === undefined || vocabularies.length === 0) return undefined;
  const lexicon = find(/^lex\b.*\.bin$/);
  const used = [model, ...new Set(vocabularies), ...(lexicon === undefined ? [] : [lexicon])];
  const states = await Promise.all(used.map((name) => stat(join(own, name))));
  return {
    pair,
    direction,
    changedAt: Math.max(...states.map(({ mtimeMs }) => Math.round(mtimeMs))),
    bytes: states.reduce((sum, { size }) => sum + size, 0),
    files: {
      model: join(own, model),
      lexicon: lexicon && join(own, lexicon),
      vocabularies: [...new Set(vocabularies)].map((name) => join(own, name)),
    },
  };
}
