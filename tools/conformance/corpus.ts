import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export interface CorpusFile {
  readonly path: string;
  /** Made to do harm or broken on purpose: a refusal is as good as success. */
  readonly hostile: boolean;
}

/** Folders of documents in the corpus; everything else in it is for other tools. */
const documentFolder = 'filters';
const hostileFolders = ['security', join('filters', 'hostile')];

/** Documents of the corpus whose names end in one of the extensions (lower case, without the dot). */
export function listCorpus(corpusDir: string, extensions: readonly string[]): readonly CorpusFile[] {
  return readdirSync(corpusDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => extensions.includes(extname(path).slice(1).toLowerCase()))
    .map((path) => ({ path, hostile: isInside(corpusDir, path, hostileFolders) }))
    .filter(({ path, hostile }) => hostile || isInside(corpusDir, path, [documentFolder]))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function isInside(corpusDir: string, path: string, folders: readonly string[]): boolean {
  const place = relative(corpusDir, path);
  return folders.some((folder) => place.startsWith(folder + sep));
}
