import { type ChildBounds, ChildError, PooledChild, type TaskLimits } from './pooled-child.ts';

/** Loading the code of a process takes longer than most tasks, so a few processes are kept for the next ones. */
const mostIdle = 2;
const idleMs = 10_000;

/**
 * Child processes for tasks that may end the process they run in: files of strangers, expressions of people. Each has
 * a bound of memory and of time. The module at `file` calls `serveTasks`. There are as many processes as tasks at
 * once.
 *
 * Processes and not threads, because a fault of the engine in one thread takes the whole process along.
 */
export class ProcessPool<Task, Value> {
  readonly #file: URL;
  readonly #bounds: ChildBounds;
  readonly #idle: IdleChild<Task, Value>[] = [];

  constructor(file: URL, bounds: ChildBounds) {
    this.#file = file;
    this.#bounds = bounds;
  }

  /** @throws {ChildError} and what the task throws, and the reason of the signal */
  async run(task: Task, limits: TaskLimits): Promise<Value> {
    const child = this.take();
    const isUsed = child.isUsed;
    try {
      return await child.ask(task, limits);
    } catch (error) {
      if (isUsed && isOutOfMemory(error)) return await this.run(task, limits); // others left it that full
      throw error;
    } finally {
      this.giveBack(child);
    }
  }

  /** A process for several tasks that build on one another; it is to be given back. */
  take(): PooledChild<Task, Value> {
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      clearTimeout(idle.end);
      if (!idle.child.isUsable) continue;
      idle.child.hold(true);
      return idle.child;
    }
    return new PooledChild(this.#file, this.#bounds);
  }

  giveBack(child: PooledChild<Task, Value>): void {
    if (this.#idle.length >= mostIdle || !child.isUsable) {
      child.end();
      return;
    }
    child.hold(false);
    const end = setTimeout(() => this.#end(child), idleMs);
    this.#idle.push({ child, end: end.unref() });
  }

  /** Idle processes end at once where others need their memory. */
  endIdle(): void {
    for (const { child, end } of this.#idle.splice(0)) {
      clearTimeout(end);
      child.end();
    }
  }

  #end(child: PooledChild<Task, Value>): void {
    const index = this.#idle.findIndex((idle) => idle.child === child);
    this.#idle.splice(index, 1);
    child.end();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof ChildError && error.reason === 'out-of-memory';
}

interface IdleChild<Task, Value> {
  readonly child: PooledChild<Task, Value>;
  readonly end: NodeJS.Timeout;
}
