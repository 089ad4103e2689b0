import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { OfficePrograms } from './office-process.ts';

/** Debian's own Python, which has the bridge to LibreOffice, before any other of the search path. */
const pythons = ['/usr/bin/python3', 'python3'];

/** Undefined where LibreOffice or Python is not installed. */
export function findOffice(searchPath = process.env['PATH'] ?? ''): OfficePrograms | undefined {
  const office = findProgram(['soffice', 'libreoffice'], searchPath);
  const python = findProgram(pythons, searchPath);
  return office === undefined || python === undefined ? undefined : { office, python };
}

function findProgram(names: readonly string[], searchPath: string): string | undefined {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
