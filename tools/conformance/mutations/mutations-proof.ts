import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative, resolve } from 'node:path';
import { pick, type Random, seededRandom } from '@transloom/core/random/seeded-random';
import { describeFiles, faultOf, faultsOf, type MeasuredFile } from '../hostile/measured-file.ts';
import { openStation } from '../hostile/measuring-station.ts';
import { type Proof, secondsSince } from '../proof.ts';
import { describeFolder, findTouched } from './find-touched.ts';
import { archiveMutations, isArchive } from './mutate-archive.ts';
import { byteMutations } from './mutate-bytes.ts';
import { mutationTurns } from './mutation-subjects.ts';

const mutationCount = 1_000;
const root = resolve(import.meta.dirname, '../../..');

/**
 * Every damaged file ends in success or a typed refusal, in bounded time and memory, and no other file is touched:
 * where a format needs no program, the process may read nothing but the code and the file, and write nothing.
 */
export const mutationsProof: Proof = {
  name: 'mutations',
  async *run({ corpusDir, converter, seed, print }) {
    const started = performance.now();
    const folder = mkdtempSync(join(tmpdir(), 'transloom-mutations-'));
    const before = describeFolder(corpusDir);
    const nodeOptions = ['--permission', `--allow-fs-read=${root}`, `--allow-fs-read=${folder}`];
    const stations = {
      converted: openStation(converter),
      own: openStation(converter, nodeOptions),
    };
    const turns = mutationTurns(corpusDir);
    const random = seededRandom(seed);
    const files: MeasuredFile[] = [];
    for (let index = 0; index < mutationCount && turns.length > 0; index++) {
      const { converted, paths } = turns[index % turns.length] ?? { converted: false, paths: [] };
      const original = pick(random, paths);
      const path = join(folder, `mutated${extname(original)}`);
      const mutation = writeMutation(original, path, random);
      const name = `${relative(corpusDir, original)}, ${mutation}`;
      const measured = await stations[converted ? 'converted' : 'own'].measure({ name, path });
      files.push(faultOf(measured) === undefined ? measured : keep(measured, path, `${seed}-${index}`));
    }
    for (const station of Object.values(stations)) station.close();
    rmSync(folder, { recursive: true });
    const touched = findTouched(before, describeFolder(corpusDir));
    const figures = `${describeFiles(files)}, ${touched.length} other files touched`;
    print(`mutations  seed ${seed}, ${figures}, ${secondsSince(started)}`);
    yield* [...faultsOf(files), ...touched.map((path) => `${path}: touched`)];
  },
};

/** Writes the file with one mutation and says which. */
function writeMutation(original: string, path: string, random: Random): string {
  const file = readFileSync(original);
  const mutations = isArchive(file) ? { ...byteMutations, ...archiveMutations } : byteMutations;
  const [name, mutate] = pick(random, Object.entries(mutations));
  writeFileSync(path, mutate(file, random));
  return name;
}

/** A file that failed is kept to be looked at. */
function keep(measured: MeasuredFile, path: string, id: string): MeasuredFile {
  const kept = join(tmpdir(), `transloom-mutation-${id}${extname(path)}`);
  copyFileSync(path, kept);
  return { ...measured, name: `${kept} (${measured.name})` };
}
