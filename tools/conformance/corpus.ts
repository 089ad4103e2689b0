import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { DocumentRefusal } from '@transloom/core/document/document-format-error';

export interface CorpusFile {
  readonly path: string;
  /** Made to do harm or broken on purpose: any refusal is as good as success. */
  readonly hostile: boolean;
  /** The refusal that is right for an honest file; absent where it must be read. */
  readonly refusal?: DocumentRefusal;
}

/** Honest files that no format has to read, by their place in the corpus. */
const expectedRefusals: Readonly<Record<string, DocumentRefusal>> = {
  'filters/txt/english.cp500.txt': 'wrong-encoding', // EBCDIC, which nobody sends
};

/** Folders of documents in the corpus; everything else in it is for other tools. */
const documentFolder = 'filters';
const hostileFolders = ['security', join('filters', 'hostile')];

/** Documents of the corpus whose names end in one of the extensions (lower case, without the dot). */
export function listCorpus(corpusDir: string, extensions: readonly string[]): readonly CorpusFile[] {
  return listFiles(corpusDir)
    .filter((path) => extensions.includes(extname(path).slice(1).toLowerCase()))
    .map((path) => describe(corpusDir, path))
    .filter(({ path, hostile }) => hostile || isInside(corpusDir, path, [documentFolder]));
}

/** All that was made to do harm, of whatever kind it says it is. */
export function listHostile(corpusDir: string): readonly string[] {
  return listFiles(corpusDir).filter((path) => isInside(corpusDir, path, hostileFolders));
}

function listFiles(corpusDir: string): readonly string[] {
  return readdirSync(corpusDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function describe(corpusDir: string, path: string): CorpusFile {
  const refusal = expectedRefusals[relative(corpusDir, path).replaceAll(sep, '/')];
  const hostile = isInside(corpusDir, path, hostileFolders);
  return refusal === undefined ? { path, hostile } : { path, hostile, refusal };
}

function isInside(corpusDir: string, path: string, folders: readonly string[]): boolean {
  const place = relative(corpusDir, path);
  return folders.some((folder) => place.startsWith(folder + sep));
}
