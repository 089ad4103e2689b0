import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from './operator-error.ts';

export interface HeldFolder {
  release(): void;
}

/**
 * Keeps a second start off a data folder: whoever starts the database there takes it along when it stops. The file holds
 * the number of the process; one that a killed process left behind is taken over.
 * @throws {OperatorError} data-folder.in-use
 */
export function holdDataFolder(dataDir: string): HeldFolder {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'started.pid');
  const holder = readHolder(file);
  if (holder !== undefined && isStarted(holder))
    throw new OperatorError('data-folder.in-use', { folder: resolve(dataDir), pid: holder });
  rmSync(file, { force: true });
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new OperatorError('data-folder.in-use', { folder: resolve(dataDir), pid: readHolder(file) ?? 0 });
  }
  return {
    release: () => {
      if (readHolder(file) === process.pid) rmSync(file, { force: true });
    },
  };
}

/** The process that holds a data folder, where it runs. */
export function holderOf(dataDir: string): number | undefined {
  const holder = readHolder(join(dataDir, 'started.pid'));
  return holder !== undefined && isStarted(holder) ? holder : undefined;
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined; // nobody holds it
  }
}

/** A number may be given away again after a crash, so on Linux the process must be one of Node. */
function isStarted(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  try {
    return /node/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}
