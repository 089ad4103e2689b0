import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Config, toEnvironment } from './config.ts';

const entry = join(import.meta.dirname, 'worker.ts');
const restartMs = 1000;
const stopMs = 28_000;

/**
 * The worker as a process of its own, so that a heavy document never keeps the API from answering. It is started
 * again when it dies, and ends when this process does.
 */
export function startWorkerChild(config: Config, databaseUrl: string): { stop(): Promise<void> } {
  let stopping = false;
  let child: ChildProcess;
  const start = () => {
    const environment = { ...process.env, ...toEnvironment({ ...config, DATABASE_URL: databaseUrl }) };
    child = spawn(process.execPath, [entry], {
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('exit', () => {
      if (!stopping) setTimeout(() => !stopping && start(), restartMs);
    });
  };
  start();
  return {
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const impatient = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await ended;
      clearTimeout(impatient);
    },
  };
}
