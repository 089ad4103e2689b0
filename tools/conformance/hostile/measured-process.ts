import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watchFamily } from '../../programs/process-family.ts';
import type { HostileAnswer, HostileRequest } from './hostile-worker.ts';

/** Starts processes that take hostile files in; what they compiled is kept for the next. */
export interface MeasuredProcesses {
  start(): MeasuredProcess;
  close(): void;
}

export interface MeasuredProcess {
  /** Nothing where the time is out or the process ended; it is of no use then. */
  measure(request: HostileRequest, timeoutMs: number): Promise<MeasuredAnswer | undefined>;
  stop(): void;
}

export interface MeasuredAnswer extends HostileAnswer {
  /** Peak memory of the process and all its descendants together. */
  readonly peakMb: number;
}

export function openMeasuredProcesses({
  script = join(import.meta.dirname, 'hostile-worker.ts'),
  nodeOptions = [],
}: {
  readonly script?: string;
  readonly nodeOptions?: readonly string[];
} = {}): MeasuredProcesses {
  const cache = mkdtempSync(join(tmpdir(), 'transloom-compiled-'));
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  return {
    // The output of a dying process is not needed, because the missing answer shows the fault.
    start: () =>
      measuredProcess(
        fork(script, [], { env, execArgv: [...nodeOptions], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
      ),
    close: () => rmSync(cache, { recursive: true, force: true }),
  };
}

function measuredProcess(child: ChildProcess): MeasuredProcess {
  const ended = once(child, 'exit');
  const ready = Promise.race([once(child, 'message'), ended]);
  return {
    async measure(request, timeoutMs) {
      await ready;
      const given = new AbortController();
      const { signal } = given;
      const family = watchFamily(child.pid ?? 0);
      const answer = once(child, 'message', { signal }).then(([value]) => value as HostileAnswer);
      const noAnswer = [ended, wait(timeoutMs, undefined, { signal })].map((end) =>
        end.then(() => undefined),
      );
      child.send(request);
      try {
        const first = await Promise.race([answer, ...noAnswer]);
        const { peakMb, waitedMs } = family.stop();
        return first && { ...first, milliseconds: first.milliseconds - waitedMs, peakMb };
      } finally {
        for (const promise of [answer, ...noAnswer]) promise.catch(() => undefined);
        given.abort();
      }
    },
    stop: () => child.kill('SIGKILL'),
  };
}
