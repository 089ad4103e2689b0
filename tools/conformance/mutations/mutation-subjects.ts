import { statSync } from 'node:fs';
import { type FileFormat, fileFormats } from '@transloom/core/document/format-registry';
import { listCorpus } from '../corpus.ts';

/** The files of a format that are damaged. */
export interface MutationSubjects {
  readonly converted: boolean;
  readonly paths: readonly string[];
}

const filesOfFormat = 6;
/** Larger ones are only taken where a format has no small one. */
const smallBytes = 64 * 1024;
/** A conversion takes as long as many files that are read at once. */
const turnsOfOwnFormats = 4;

/** Small honest files of every format, in the order in which formats take turns. */
export function mutationTurns(corpusDir: string): readonly MutationSubjects[] {
  const all = fileFormats
    .map((format) => subjectsOf(corpusDir, format))
    .filter(({ paths }) => paths.length > 0);
  const own = all.filter(({ converted }) => !converted);
  return [
    ...Array.from({ length: turnsOfOwnFormats }, () => own).flat(),
    ...all.filter(({ converted }) => converted),
  ];
}

function subjectsOf(corpusDir: string, { extensions, ...format }: FileFormat): MutationSubjects {
  const files = listCorpus(corpusDir, extensions)
    .filter(({ hostile }) => !hostile)
    .map(({ path }) => ({ path, bytes: statSync(path).size }))
    .toSorted((a, b) => a.bytes - b.bytes);
  const small = files.filter(({ bytes }) => bytes <= smallBytes).slice(0, filesOfFormat);
  const paths = (small.length > 0 ? small : files.slice(0, 1)).map(({ path }) => path);
  return { converted: 'becomes' in format, paths };
}
