import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { setInterval } from 'node:timers/promises';
import { type ChildAnswer, outOfMemoryCode } from './serve-tasks.ts';

/** Why a child process gave no answer to a task. */
export class ChildError extends Error {
  readonly reason: 'too-slow' | 'out-of-memory';

  constructor(reason: ChildError['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

export interface ChildBounds {
  /** Limit of its JavaScript heap. */
  readonly heapMb: number;
  /** Limit of its whole memory, unpacked bytes included; watched on Linux only. */
  readonly residentMb?: number;
  /** Takes less memory and more time. */
  readonly lean?: boolean;
}

export interface TaskLimits {
  readonly timeoutMs: number;
  /** Additional memory for what the task brings along. */
  readonly moreMb?: number;
  readonly signal?: AbortSignal | undefined;
}

/** To load its code, on the busiest machine; what a task may take is counted from then on. */
const startMs = 60_000;

/** Unpacked data can grow by a gigabyte a second. */
const watchMs = 20;

/** One child process. After a task that it did not answer it is gone. */
export class PooledChild<Task, Value> {
  readonly #process: ChildProcess;
  readonly #bounds: ChildBounds;
  /** Its first message says that its code is loaded. */
  readonly #started: Promise<unknown>;
  #complaints = '';
  #used = false;

  constructor(file: URL, bounds: ChildBounds) {
    this.#bounds = bounds;
    this.#process = fork(file, {
      execArgv: [
        `--max-old-space-size=${bounds.heapMb}`,
        '--max-semi-space-size=4', // garbage of large files goes early
        ...(bounds.lean ? ['--optimize-for-size'] : []),
        '--disable-warning=ExperimentalWarning',
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#process.on('error', () => {}); // who waits hears of it; without a listener it would end this process
    this.#started = once(this.#process, 'message').catch(() => {});
    this.#process.stderr?.on('data', (piece: Buffer) => {
      this.#complaints = `${this.#complaints}${piece}`.slice(-10_000);
    });
  }

  /** Whether it was ever asked for anything. */
  get isUsed(): boolean {
    return this.#used;
  }

  get isUsable(): boolean {
    return this.#process.connected;
  }

  /** @throws {ChildError} and what the task throws, and the reason of the signal */
  async ask(task: Task, limits: TaskLimits): Promise<Value> {
    limits.signal?.throwIfAborted();
    this.#used = true;
    await this.#within({ ...limits, timeoutMs: startMs }, () => this.#started);
    const answer = await this.#within(limits, async (signal) => {
      const answered = once(this.#process, 'message', { signal }) as Promise<[ChildAnswer<Value>]>;
      this.#process.send(task as object, () => {}); // a process that takes no message has ended
      return (await answered)[0];
    });
    if ('error' in answer) throw answer.error;
    return answer.value;
  }

  async #within<Result>({ timeoutMs, signal, moreMb = 0 }: TaskLimits, wait: Wait<Result>): Promise<Result> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const stopped = AbortSignal.any(signal === undefined ? [timeout] : [timeout, signal]);
    try {
      return await this.#firstOf(wait, stopped, moreMb);
    } catch (error) {
      await this.#kill();
      if (!stopped.aborted) throw error;
      throw signal?.aborted ? signal.reason : new ChildError('too-slow', { cause: error });
    }
  }

  /** Resolves with the answer, or with the first event that keeps it from coming. */
  async #firstOf<Result>(wait: Wait<Result>, stopped: AbortSignal, moreMb: number): Promise<Result> {
    const settled = new AbortController();
    const signal = AbortSignal.any([stopped, settled.signal]);
    const racing = [wait(signal), this.#ended(signal), this.#full(moreMb, signal)];
    try {
      return await Promise.race(racing);
    } finally {
      void Promise.allSettled(racing); // those that lost the race are nobody's
      settled.abort();
    }
  }

  async #ended(signal: AbortSignal): Promise<never> {
    const [code, killedBy] = (await once(this.#process, 'close', { signal })) as [
      number | null,
      string | null,
    ];
    if (code === outOfMemoryCode || this.#complaints.includes('heap out of memory'))
      throw new ChildError('out-of-memory');
    throw new Error(`The child process ended without an answer (${killedBy ?? code})\n${this.#complaints}`);
  }

  async #full(moreMb: number, signal: AbortSignal): Promise<never> {
    const { residentMb = Number.POSITIVE_INFINITY } = this.#bounds;
    for await (const _ of setInterval(watchMs, undefined, { signal, ref: false })) {
      if (residentMb + moreMb < (await residentMbOf(this.#process.pid))) break;
    }
    throw new ChildError('out-of-memory');
  }

  async #kill(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const closed = once(this.#process, 'close');
    this.#process.kill('SIGKILL');
    await closed;
  }

  /** Lets it end by itself. */
  end(): void {
    if (this.#process.connected) this.#process.disconnect();
  }

  /** While it is held, this process does not end before it. */
  hold(held: boolean): void {
    const stderr = this.#process.stderr as Socket | null;
    for (const each of [this.#process, this.#process.channel, stderr]) {
      if (held) each?.ref();
      else each?.unref();
    }
  }
}

type Wait<Result> = (signal: AbortSignal) => Promise<Result>;

/** 0 where the system does not say. */
async function residentMbOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
