import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export interface CorpusFile {
  readonly path: string;
  /** Made to do harm or broken on purpose: any refusal is as good as success. */
  readonly hostile: boolean;
}

/** Folders of documents in the corpus; everything else in it is for other tools. */
const documentFolder = 'filters';
const hostileFolders = ['security', join('filters', 'hostile')];

/** Documents of the corpus whose names end in one of the extensions (lower case, without the dot). */
export function listCorpus(corpusDir: string, extensions: readonly string[]): readonly CorpusFile[] {
  return listByExtension(corpusDir, extensions).filter(
    ({ path, hostile }) => hostile || isInside(corpusDir, path, [documentFolder]),
  );
}

/** All files of these extensions, documents or not. */
export function listByExtension(corpusDir: string, extensions: readonly string[]): readonly CorpusFile[] {
  return listFiles(corpusDir)
    .filter((path) => extensions.includes(extname(path).slice(1).toLowerCase()))
    .map((path) => ({ path, hostile: isInside(corpusDir, path, hostileFolders) }));
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

function isInside(corpusDir: string, path: string, folders: readonly string[]): boolean {
  const place = relative(corpusDir, path);
  return folders.some((folder) => place.startsWith(folder + sep));
}
