import { readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** The host too: containers may share the folder, and a number of theirs says nothing of ours. */
const prefix = `transloom-engines-${hostname()}-`;

let own: string | undefined;

/**
 * A folder for what this process alone needs and can fetch again. It goes when the process ends, and if that was killed
 * when the next begins. The caller makes it.
 */
export function processFolder(): string {
  if (own !== undefined) return own;
  own = join(tmpdir(), `${prefix}${process.pid}`);
  const folder = own;
  rmSync(folder, { recursive: true, force: true }); // of an earlier process of this number
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Removes the folders of processes that are gone. */
export function removeLeftFolders(): void {
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    if (!isRunning(Number(name.slice(prefix.length))))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // somebody else's
  }
}
