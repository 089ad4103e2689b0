import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { readTmx } from '@transloom/core/memory/tmx/tmx-reader';
import { writeTmx } from '@transloom/core/memory/tmx/tmx-writer';
import { XmlDecoder } from '@transloom/core/memory/tmx/xml-decoder';
import { listByExtension } from '../corpus.ts';
import { outcomeOf } from '../outcome.ts';
import { type Proof, secondsSince } from '../proof.ts';
import { isRightRefusal } from '../reviewed/is-right-refusal.ts';
import { tmxDifference } from './tmx-difference.ts';

/** Every TMX file of the corpus is read and written again with nothing lost, element by element. */
export const memoriesProof: Proof = {
  name: 'memories',
  async run({ corpusDir, print }) {
    const started = performance.now();
    const results = listByExtension(corpusDir, ['tmx']).map(({ path, hostile }) => ({
      path: relative(corpusDir, path),
      ...checkFile(path, hostile),
    }));
    const failed = results.filter(({ fault }) => fault !== undefined);
    const refused = results.filter((result) => result.refused);
    const units = results.reduce((sum, result) => sum + (result.units ?? 0), 0);
    print(
      `memories   ${results.length} files of ${units} units, ${refused.length} refused, ` +
        `${failed.length} failed, ${secondsSince(started)}`,
    );
    return failed.map(({ path, fault }) => `${path}: ${fault}`);
  },
};

interface Result {
  readonly units?: number;
  readonly refused?: boolean;
  readonly fault?: string;
}

function checkFile(path: string, hostile: boolean): Result {
  const file = readFileSync(path);
  try {
    const { header, units } = readTmx(file);
    const written = writeTmx(units, { sourceLanguage: 'en', programVersion: '0', header });
    const fault = tmxDifference(decoded(file), [...written].join(''));
    return { units: units.length, ...(fault !== undefined && { fault }) };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome.kind !== 'refused') return { fault: String(error) };
    const fine = hostile || isRightRefusal(path, outcome);
    return fine ? { refused: true } : { fault: outcome.reason };
  }
}

function decoded(file: Uint8Array): string {
  const decoder = new XmlDecoder();
  return decoder.push(file) + decoder.finish();
}
