import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Config, toEnvironment } from './config.ts';
import { type FiguresSource, figuresAsked, type ProcessFigures } from './platform/figures/figures-of.ts';

const entry = join(import.meta.dirname, 'worker.ts');
/**
 * What V8 takes by itself lets garbage of large files stand until there is twice as much of it as of all else. The younger
 * one in MB; a smaller one would make what a step of an import holds old before it is garbage.
 */
const memoryOptions = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
/** Where the C library is glibc each thread of V8 would keep memory apart that was freed in it. */
const environment = { MALLOC_ARENA_MAX: '2' };
const restartMs = 1000;
const stopMs = 28_000;

const figuresMs = 2_000;

export interface WorkerChild {
  readonly figures: FiguresSource;
  stop(): Promise<void>;
}

/**
 * The worker as a process of its own, so that a heavy document never keeps the API from answering. It is started
 * again when it dies, and ends when this process does.
 */
export function startWorkerChild(config: Config, databaseUrl: string): WorkerChild {
  let stopping = false;
  let child: ChildProcess;
  const start = () => {
    child = spawn(process.execPath, [...memoryOptions, entry], {
      env: {
        ...environment,
        ...process.env,
        ...toEnvironment({ ...config, DATABASE_URL: databaseUrl }),
        // It tells its figures to this process, which has the port.
        METRICS_PORT: '',
        METRICS_PORT_FILE: '',
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('exit', () => {
      if (!stopping) setTimeout(() => !stopping && start(), restartMs);
    });
  };
  start();
  return {
    figures: () => askForFigures(child),
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

/** A worker that is busy or gone is left out. */
async function askForFigures(child: ChildProcess): Promise<ProcessFigures | undefined> {
  if (!child.connected) return undefined;
  child.send(figuresAsked);
  const signal = AbortSignal.timeout(figuresMs);
  const [figures] = await once(child, 'message', { signal }).catch(() => []);
  return figures as ProcessFigures | undefined;
}
