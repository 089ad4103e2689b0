import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface KeptAlive {
  /** Ends it without a word. */
  kill(): void;
  stop(): Promise<void>;
}

const restartMs = 300;

/** Runs a program and starts it again when it ends, as a service manager does. */
export function keepAlive(args: readonly string[], env: NodeJS.ProcessEnv): KeptAlive {
  let stopping = false;
  let child: ChildProcess;
  const start = () => {
    child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('exit', () => {
      if (!stopping) setTimeout(() => !stopping && start(), restartMs);
    });
  };
  start();
  return {
    kill: () => {
      child.kill('SIGKILL');
    },
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
