import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { XmlDecoder } from '@transloom/core/memory/tmx/xml-decoder';
import { listByExtension } from './corpus.ts';
import { outcomeOf } from './outcome.ts';
import { type Proof, secondsSince } from './proof.ts';
import { isRightRefusal } from './reviewed/is-right-refusal.ts';

export interface ExchangeFormat {
  /** Name of the proof. */
  readonly name: string;
  readonly extension: string;
  /** Reads a file and writes what was read. Gives how many units or concepts there were. */
  roundTrip(file: Uint8Array): { readonly units: number; readonly written: string };
  /** Returns the data of the first file that the second lacks or changes; undefined if nothing is lost. */
  difference(before: string, after: string): string | undefined;
}

/** Every file of the corpus in an XML format of exchange comes back with nothing lost, element by element. */
export function exchangeProof(format: ExchangeFormat): Proof {
  return {
    name: format.name,
    async *run({ corpusDir, print }) {
      const started = performance.now();
      const results = listByExtension(corpusDir, [format.extension]).map(({ path, hostile }) => ({
        path: relative(corpusDir, path),
        ...checkFile(format, path, hostile),
      }));
      const failed = results.filter(({ fault }) => fault !== undefined);
      const refused = results.filter((result) => result.refused);
      const units = results.reduce((sum, result) => sum + (result.units ?? 0), 0);
      print(
        `${format.name.padEnd(10)} ${results.length} files of ${units} units, ${refused.length} refused, ` +
          `${failed.length} failed, ${secondsSince(started)}`,
      );
      yield* failed.map(({ path, fault }) => `${path}: ${fault}`);
    },
  };
}

interface Result {
  readonly units?: number;
  readonly refused?: boolean;
  readonly fault?: string;
}

function checkFile(format: ExchangeFormat, path: string, hostile: boolean): Result {
  const file = readFileSync(path);
  try {
    const { units, written } = format.roundTrip(file);
    const fault = format.difference(decoded(file), written);
    return { units, ...(fault !== undefined && { fault }) };
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
