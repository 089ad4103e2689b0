import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** A database takes 11 MB; the server keeps up to 1 GB of its log of changes before it uses it again. */
const enoughBytes = 4 * 2 ** 30;
const name = 'transloom-test-';

/**
 * A folder for files that are thrown away: in memory where there is enough of it, else on disk. A database is 700
 * files, and ext4 looks through those removed shortly before whenever it makes one: there a copy of it costs the
 * processor three to nine times as much.
 */
export function folderInMemory(): string {
  if (!hasSpace(memory)) return mkdtempSync(join(tmpdir(), name));
  removeThoseLeftBehind();
  return mkdtempSync(join(memory, `${name}${process.pid}-`));
}

function hasSpace(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) >= enoughBytes;
  } catch {
    return false; // no such folder on this system
  }
}

/** Of runs that were killed: what stays in memory is missing elsewhere. */
function removeThoseLeftBehind(): void {
  for (const folder of readdirSync(memory)) {
    const owner = new RegExp(`^${name}(\\d+)-`).exec(folder)?.[1];
    if (owner !== undefined && !isRunning(Number(owner))) removeIfOurs(join(memory, folder));
  }
}

function removeIfOurs(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // of somebody else, who will remove it
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'; // of somebody else, it runs all the same
  }
}
