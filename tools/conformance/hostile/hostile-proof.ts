import { relative } from 'node:path';
import { listHostile } from '../corpus.ts';
import { type Proof, secondsSince } from '../proof.ts';
import { describeFiles, faultsOf, type MeasuredFile } from './measured-file.ts';
import { openStation } from './measuring-station.ts';

/** Every hostile file ends in success or a typed refusal, soon and with little memory. */
export const hostileProof: Proof = {
  name: 'hostile',
  async *run({ corpusDir, converter, print }) {
    const started = performance.now();
    const station = openStation(converter);
    const files: MeasuredFile[] = [];
    for (const path of listHostile(corpusDir))
      files.push(await station.measure({ name: relative(corpusDir, path), path }));
    station.close();
    print(`hostile    ${describeFiles(files)}, ${secondsSince(started)}`);
    yield* faultsOf(files);
  },
};
