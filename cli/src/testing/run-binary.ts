import { execFile } from 'node:child_process';
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
): Promise<BinaryRun> {
  const env = { PATH: process.env['PATH'] ?? '', LANG: 'en_US.UTF-8', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [binary, ...args], { env }, (error, stdout, stderr) => {
      resolve({ exitCode: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}
