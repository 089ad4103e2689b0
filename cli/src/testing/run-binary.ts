import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

// Starting processes takes its time on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

const binary = fileURLToPath(new URL('../../bin/transloom.mjs', import.meta.url));

export interface BinaryRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the real command in a process of its own, in English unless the environment says otherwise. */
export function runBinary(
  args: readonly string[],
  environment: Record<string, string> = {},
  input: string | Uint8Array = '',
): Promise<BinaryRun> {
  const env = { PATH: process.env['PATH'] ?? '', LANG: 'en_US.UTF-8', ...environment };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [binary, ...args], { env }, (error, stdout, stderr) => {
      resolve({ exitCode: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
    child.stdin?.end(input);
  });
}

/** The same for a reader that takes the first bytes of the output and closes it, as `head` does. */
export async function readHead(args: readonly string[]): Promise<BinaryRun> {
  const env = { PATH: process.env['PATH'] ?? '', LANG: 'en_US.UTF-8' };
  const child = spawn(process.execPath, [binary, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const stderr = text(child.stderr);
  const [stdout] = await once(child.stdout, 'data');
  child.stdout.destroy();
  const [exitCode] = await ended;
  return { exitCode, stdout: String(stdout), stderr: await stderr };
}

export interface StartedBinary {
  /** The first line it prints. */
  readonly firstLine: string;
  /** Asks it to stop as a service manager does; gives its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a command that runs until it is stopped, and waits until it says that it runs. */
export async function startBinary(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<StartedBinary> {
  const env = { PATH: process.env['PATH'] ?? '', LANG: 'en_US.UTF-8', ...environment };
  const child = spawn(process.execPath, [binary, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [firstLine] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(([code]) => Promise.reject(new Error(`ended with ${code}`))),
  ]);
  return {
    firstLine: String(firstLine),
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
