import { once } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { noMoreTasks } from './serve-tasks.ts';

/** Why a thread gave no answer to a task. */
export class ThreadError extends Error {
  readonly reason: 'too-slow' | 'out-of-memory';

  constructor(reason: ThreadError['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

export interface ThreadPoolOptions {
  /** Of the objects of one thread. */
  readonly heapMb: number;
  /** Counts the bytes outside of its heap too, where what is unpacked would stand. */
  readonly countsBytes?: boolean;
  /** What its libraries print is for nobody. */
  readonly quiet?: boolean;
}

export interface TaskLimits {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Loading the code of a thread takes longer than most tasks, so a few threads are kept for the next ones. */
const mostIdle = 2;
const idleMs = 10_000;
const watchMs = 100;

/**
 * Threads for tasks that can end the thread they run in, never the process: each has a bound of memory and of time.
 * The module at `file` calls `serveTasks`. There are as many threads as tasks at once.
 */
export class ThreadPool<Task, Value> {
  readonly #file: URL;
  readonly #options: ThreadPoolOptions;
  readonly #idle: IdleThread[] = [];

  constructor(file: URL, options: ThreadPoolOptions) {
    this.#file = file;
    this.#options = options;
  }

  /** @throws {ThreadError} and what the task throws, and the reason of the signal */
  async run(task: Task, { timeoutMs, signal }: TaskLimits): Promise<Value> {
    signal?.throwIfAborted();
    const thread = this.#take();
    const timeout = AbortSignal.timeout(timeoutMs);
    const stopped = AbortSignal.any(signal === undefined ? [timeout] : [timeout, signal]);
    try {
      const value = await this.#ask(thread, task, stopped);
      this.#keep(thread);
      return value;
    } catch (error) {
      await thread.terminate();
      if (timeout.aborted && signal?.aborted !== true) throw new ThreadError('too-slow', { cause: error });
      throw isOutOfMemory(error) ? new ThreadError('out-of-memory', { cause: error }) : error;
    }
  }

  #take(): Worker {
    const idle = this.#idle.pop();
    if (idle === undefined) return this.#start();
    clearTimeout(idle.end);
    idle.thread.ref();
    return idle.thread;
  }

  #start(): Worker {
    const { heapMb, quiet = false } = this.#options;
    const resourceLimits = { maxOldGenerationSizeMb: heapMb };
    const thread = new Worker(this.#file, { resourceLimits, stdout: quiet, stderr: quiet });
    thread.on('error', () => this.#forget(thread)); // without a listener it would end the process
    thread.on('exit', () => this.#forget(thread));
    return thread;
  }

  #keep(thread: Worker): void {
    if (this.#idle.length >= mostIdle) return void thread.postMessage(noMoreTasks);
    thread.unref();
    const end = setTimeout(() => {
      this.#forget(thread);
      thread.postMessage(noMoreTasks);
    }, idleMs);
    this.#idle.push({ thread, end: end.unref() });
  }

  #forget(thread: Worker): void {
    const index = this.#idle.findIndex((idle) => idle.thread === thread);
    if (index < 0) return;
    clearTimeout(this.#idle[index]?.end);
    this.#idle.splice(index, 1);
  }

  /** The answer of the thread, or the first of what can keep it from answering. */
  async #ask(thread: Worker, task: Task, stopped: AbortSignal): Promise<Value> {
    const settled = new AbortController();
    const signal = AbortSignal.any([stopped, settled.signal]);
    const racing = [once(thread, 'message', { signal }) as Promise<[Value]>, ended(thread, signal)];
    if (this.#options.countsBytes) racing.push(this.#full(thread, signal));
    thread.postMessage(task);
    try {
      const [value] = await Promise.race(racing);
      return value;
    } catch (error) {
      throw stopped.aborted ? stopped.reason : error;
    } finally {
      void Promise.allSettled(racing); // those that lost the race are nobody's
      settled.abort();
    }
  }

  async #full(thread: Worker, signal: AbortSignal): Promise<never> {
    for await (const _ of setInterval(watchMs, undefined, { signal, ref: false })) {
      const figures = await thread.getHeapStatistics().catch(() => undefined); // none of one that has ended
      const bytes = (figures?.used_heap_size ?? 0) + (figures?.external_memory ?? 0);
      if (bytes > this.#options.heapMb * 1024 * 1024) break;
    }
    throw new ThreadError('out-of-memory');
  }
}

/** The event comes with an exit code alone. */
async function ended(thread: Worker, signal: AbortSignal): Promise<never> {
  await once(thread, 'exit', { signal });
  throw new Error('The thread ended without an answer');
}

interface IdleThread {
  readonly thread: Worker;
  readonly end: NodeJS.Timeout;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
