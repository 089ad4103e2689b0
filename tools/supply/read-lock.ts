import { readFileSync } from 'node:fs';

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression as its author wrote it; empty where the lock file has none. */
  readonly license: string;
  readonly integrity: string;
  /** Needed to build or test only. */
  readonly dev: boolean;
}

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** The packages of a lock file by name and version, each once; workspaces are left out. */
export function readLock(file: string): readonly LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> };
  const found = new Map<string, LockedPackage>();
  for (const [path, entry] of Object.entries(packages)) {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || entry.link || entry.version === undefined) continue;
    const name = entry.name ?? path.slice(at + 'node_modules/'.length);
    const { version, license = '', integrity = '', dev = false } = entry;
    const before = found.get(`${name}@${version}`);
    found.set(`${name}@${version}`, { name, version, license, integrity, dev: dev && (before?.dev ?? true) });
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
