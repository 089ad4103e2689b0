import { spawn } from 'node:child_process';
import { PagesError } from './pages-error.ts';

export interface ProgramRun {
  /** Path of the executable. */
  readonly program: string;
  readonly args: readonly string[];
  /** Folder in which it runs and writes. */
  readonly folder: string;
  readonly timeoutMs: number;
  /** Limit of its address space; a browser reserves much that it never uses. */
  readonly memoryMb?: number;
  /** Limit of processor time, which is the same on a busy machine as on an idle one. */
  readonly processorSeconds?: number;
  readonly signal?: AbortSignal | undefined;
}

const mostOutput = 64 * 1024 * 1024;

/** Sets the bounds and becomes the program. */
const bounded = 'ulimit -v "$0"; ulimit -S -t "$1"; shift; exec "$@"';

/** Returns the output of a program. It gets only the environment it needs, and is killed after its time limit. */
export async function runProgram(run: ProgramRun): Promise<string> {
  const { program, args, folder, timeoutMs, signal } = run;
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  const child = spawn('/bin/sh', ['-c', bounded, ...boundsOf(run), program, ...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8', OMP_THREAD_LIMIT: '1' },
  });
  const stop = () => killGroup(child.pid);
  const stopped = AbortSignal.any(signal === undefined ? [timeout] : [timeout, signal]);
  stopped.addEventListener('abort', stop, { once: true });
  const pieces: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size > mostOutput) stop();
    else pieces.push(piece);
  });
  const code = await new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', (exitCode, killedBy) => resolve(killedBy ?? exitCode));
  });
  stopped.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  if (timeout.aborted || code === 'SIGXCPU') throw new PagesError('too-slow', program);
  if (code !== 0 || size > mostOutput) throw new PagesError('failed', program);
  return Buffer.concat(pieces).toString('utf8');
}

function boundsOf({ memoryMb, processorSeconds }: ProgramRun): readonly string[] {
  const kilobytes = memoryMb === undefined ? undefined : memoryMb * 1024;
  return [kilobytes, processorSeconds].map((bound) => String(bound ?? 'unlimited'));
}

/** Kills a process and the processes that it started. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}
