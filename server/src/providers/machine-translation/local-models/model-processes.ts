import { ChildError, PooledChild } from '../../../platform/child-processes/pooled-child.ts';
import { EngineError, type EngineErrorClass } from '../engine-error.ts';
import { isLoadFault } from './load-fault.ts';
import { type LoadedModel, type ModelMemory, modelMemory } from './model-memory.ts';

export interface ProcessLimits {
  /** Time limit of one task, including loading the model. */
  readonly timeoutMs: number;
  /** A process that was asked so often is replaced: what it leaks goes with it. */
  readonly tasksPerProcess: number;
  /** A process nobody asked for so long gives its memory back. */
  readonly idleMs: number;
  /** Heap for the vocabulary and the texts, besides the model itself. */
  readonly heapMb: number;
}

export const processLimits: ProcessLimits = {
  timeoutMs: 120_000,
  tasksPerProcess: 2_000,
  idleMs: 300_000,
  heapMb: 256,
};

export interface ModelTask<Task> {
  /** Tasks of one key share a process, in which their models stay loaded. */
  readonly key: string;
  /** Most memory of a process with these models; a process that holds more is ended. */
  readonly megabytes: number;
  readonly task: Task;
  readonly signal: AbortSignal;
}

/**
 * Processes that keep models loaded, one for each set of models; the tasks of a set wait for each other. A process
 * that hangs, crashes or takes too much memory is ended, and the next task gets another.
 */
export class ModelProcesses<Task, Value> {
  readonly #file: URL;
  readonly #limits: ProcessLimits;
  readonly #memory: ModelMemory;
  readonly #lanes = new Map<string, Promise<unknown>>();
  readonly #loaded = new Map<string, LoadedProcess<Task, Value>>();

  /** @param file a module that calls `serveTasks` */
  constructor(file: URL, limits = processLimits, memory = modelMemory) {
    this.#file = file;
    this.#limits = limits;
    this.#memory = memory;
  }

  /** @throws {EngineError} upstream, bad-model, no-memory; the reason of the signal, as soon as it is aborted */
  run(asked: ModelTask<Task>): Promise<Value> {
    const { key, signal } = asked;
    const turn = (this.#lanes.get(key) ?? Promise.resolve()).then(() => this.#perform(asked));
    this.#lanes.set(
      key,
      turn.catch(() => undefined),
    );
    return untilAborted(turn, signal);
  }

  /** Ends all processes; what they were doing fails. */
  stop(): void {
    for (const loaded of this.#loaded.values()) this.#unload(loaded);
  }

  /** A task that nobody waits for any longer is still ended by itself: loading the model anew would take longer. */
  async #perform({ key, megabytes, task, signal }: ModelTask<Task>): Promise<Value> {
    signal.throwIfAborted();
    const loaded = this.#loaded.get(key) ?? this.#load(key, megabytes);
    const { timeoutMs, tasksPerProcess } = this.#limits;
    try {
      return await loaded.ask(task, timeoutMs);
    } catch (error) {
      this.#unload(loaded); // after a fault of its engine nothing in it can be relied on
      throw new EngineError(classOf(error), `${key}: ${reasonOf(error)}`);
    } finally {
      if (loaded.asked >= tasksPerProcess) this.#unload(loaded);
    }
  }

  #load(key: string, megabytes: number): LoadedProcess<Task, Value> {
    this.#memory.makeRoom(megabytes);
    const child = new PooledChild<Task, Value>(this.#file, {
      heapMb: this.#limits.heapMb,
      residentMb: megabytes,
    });
    const loaded = new LoadedProcess(key, megabytes, child, {
      idleMs: this.#limits.idleMs,
      onUnload: (ended) => this.#unload(ended),
    });
    this.#loaded.set(key, loaded);
    this.#memory.add(loaded);
    return loaded;
  }

  #unload(loaded: LoadedProcess<Task, Value>): void {
    if (this.#loaded.get(loaded.key) === loaded) this.#loaded.delete(loaded.key);
    this.#memory.remove(loaded);
    loaded.end();
  }
}

interface Unloading<Loaded> {
  readonly idleMs: number;
  readonly onUnload: (loaded: Loaded) => void;
}

class LoadedProcess<Task, Value> implements LoadedModel {
  readonly key: string;
  readonly megabytes: number;
  readonly child: PooledChild<Task, Value>;
  readonly #unloading: Unloading<LoadedProcess<Task, Value>>;
  asked = 0;
  usedAt = performance.now();
  idle = true;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    key: string,
    megabytes: number,
    child: PooledChild<Task, Value>,
    unloading: Unloading<LoadedProcess<Task, Value>>,
  ) {
    this.key = key;
    this.megabytes = megabytes;
    this.child = child;
    this.#unloading = unloading;
    child.hold(false);
  }

  async ask(task: Task, timeoutMs: number): Promise<Value> {
    clearTimeout(this.#timer);
    this.idle = false;
    this.asked += 1;
    this.child.hold(true);
    try {
      return await this.child.ask(task, { timeoutMs });
    } finally {
      this.idle = true;
      this.usedAt = performance.now();
      this.child.hold(false);
      this.#timer = setTimeout(() => this.unload(), this.#unloading.idleMs).unref();
    }
  }

  unload(): void {
    this.#unloading.onUnload(this);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.child.end();
  }
}

/** Returns the value, or throws the reason of the signal as soon as it is aborted. */
async function untilAborted<Value>(asked: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const settled = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), {
      once: true,
      signal: settled.signal,
    });
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([asked, stopped]);
  } finally {
    settled.abort();
  }
}

function classOf(error: unknown): EngineErrorClass {
  if (error instanceof ChildError && error.reason === 'out-of-memory') return 'no-memory';
  return isLoadFault(error) ? 'bad-model' : 'upstream';
}

function reasonOf(error: unknown): string {
  if (error instanceof ChildError) return error.reason;
  return String(error instanceof Error ? error.message : error)
    .slice(0, 200)
    .replace(/\s+/g, ' ');
}
