import { findProgram } from '../../platform/find-program.ts';
import type { OfficePrograms } from './office-process.ts';

/** Debian's own Python, which has the bridge to LibreOffice, before any other of the search path. */
const pythons = ['/usr/bin/python3', 'python3'];

/** Undefined where LibreOffice or Python is not installed. */
export function findOffice(searchPath?: string): OfficePrograms | undefined {
  const office = findProgram(['soffice', 'libreoffice'], searchPath);
  const python = findProgram(pythons, searchPath);
  return office === undefined || python === undefined ? undefined : { office, python };
}
