import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeMarianModel } from './marian-file.ts';
import { type MarianShape, tinyShape } from './marian-parameters.ts';
import { sentencePieces, writeSentencePieces } from './sentence-pieces.ts';
import { writeShortlist } from './shortlist-file.ts';

const words = [
  '▁hello',
  '▁world',
  '▁the',
  '▁house',
  '▁is',
  '▁big',
  '▁你好',
  '世界',
  '房子',
  '很',
  '大',
  '。',
];

export interface ModelToWrite {
  /** A folder of models; the model goes into `<direction>` below it. */
  readonly folder: string;
  /** Such as `en-zh`. */
  readonly direction: string;
  readonly shape?: MarianShape;
  readonly seed?: number;
}

/**
 * A model with random weights in the very files of production: what it writes means nothing, but it is loaded and run
 * as those are. Gives its folder.
 */
export async function writeBergamotModel({ folder, direction, ...model }: ModelToWrite): Promise<string> {
  const own = join(folder, direction);
  await mkdir(own, { recursive: true });
  const files = Object.entries(bergamotModelFiles(model));
  for (const [name, bytes] of files) await writeFile(join(own, name), bytes);
  return own;
}

/** By their names. */
export function bergamotModelFiles({
  shape = tinyShape,
  seed = 1,
}: Omit<ModelToWrite, 'folder' | 'direction'>) {
  const pieces = sentencePieces(words, shape.vocabulary);
  return {
    'model.tiny.intgemm.alphas.bin': writeMarianModel({ ...shape, vocabulary: pieces.length }, seed),
    'lex.50.50.tiny.s2t.bin': writeShortlist(pieces.length, seed),
    'vocab.tiny.spm': writeSentencePieces(pieces),
  };
}
