import { spawnSync } from 'node:child_process';
import { statfs } from 'node:fs/promises';

export interface SmallDisk {
  /** Leaves no room but for what is there. */
  fill(): Promise<void>;
  free(): void;
  unmount(): void;
}

const size = '6g';
/** A disk that is full has a little room now and then. */
const leftBytes = 64 * 1024;

/** A disk of its own in memory on `folder`; undefined where nobody may mount one. */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)) return undefined;
  const resize = (to: string) => {
    if (!run('mount', '-o', `remount,size=${to}`, folder)) throw new Error(`${folder} keeps its size`);
  };
  return {
    async fill() {
      const { blocks, bfree, bsize } = await statfs(folder);
      resize(String((blocks - bfree) * bsize + leftBytes));
    },
    free: () => resize(size),
    unmount: () => {
      run('umount', '--lazy', folder);
    },
  };
}

function run(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
