import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { OfficeError } from './office-error.ts';

export interface OfficeTask {
  /** Paths of files. */
  readonly input: string;
  readonly output: string;
  readonly filters: Readonly<Record<string, string>>;
  /** Pages of a PDF, such as `1-20`; all if absent. */
  readonly pages?: string;
}

interface Answer {
  readonly status: 'ready' | 'done' | 'failed';
  readonly reason?: string;
  /** Paths; it makes them in the machine's folder for temporary files, wherever its own is. */
  readonly sockets?: readonly string[];
}

export interface OfficePrograms {
  readonly office: string;
  readonly python: string;
}

const worker = fileURLToPath(new URL('./office-worker.py', import.meta.url));

/**
 * A LibreOffice that stays open from one file to the next, and the worker that drives it. Both end with this process
 * however it goes: the worker reads our end of a pipe, and takes LibreOffice with it. Send one task at a time.
 */
export class OfficeProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncIterator<string>;
  #sockets: readonly string[] = [];
  #used = 0;
  #ended = false;

  constructor({ office, python }: OfficePrograms, profile: string) {
    this.#child = spawn(python, [worker, office, profile], { detached: true, env: environment(profile) });
    this.#child.stderr.resume();
    this.#child.stdin.on('error', () => this.stop());
    this.#child.on('error', () => this.stop());
    this.#child.on('exit', () => this.stop());
    this.#answers = createInterface(this.#child.stdout)[Symbol.asyncIterator]();
  }

  /** How many files it converted. */
  get used(): number {
    return this.#used;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** @throws {OfficeError} failed, where LibreOffice does not start */
  async start(): Promise<void> {
    const { status, sockets = [] } = await this.#answer();
    if (status !== 'ready') throw new OfficeError('failed', 'not ready');
    this.#sockets = sockets;
  }

  /** @throws {OfficeError} refused for a file it cannot read or write so, failed where it died */
  async convert(task: OfficeTask): Promise<void> {
    this.#used += 1;
    this.#child.stdin.write(`${JSON.stringify(task)}\n`);
    const { status, reason = '' } = await this.#answer();
    if (status === 'failed') throw new OfficeError('refused', reason);
  }

  stop(): void {
    this.#ended = true;
    killGroup(this.#child.pid);
    for (const socket of this.#sockets) rmSync(socket, { force: true });
  }

  async #answer(): Promise<Answer> {
    const { value, done } = await this.#answers.next();
    if (done) throw new OfficeError('failed', 'LibreOffice ended');
    return JSON.parse(value);
  }
}

/** Our secrets are none of its business; its temporary files go where its profile goes. */
function environment(profile: string): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: profile, TMPDIR: profile };
}

/** The worker and the programs it started. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // ESRCH: gone already
  }
}
