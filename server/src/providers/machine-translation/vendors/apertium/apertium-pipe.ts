import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { EngineError } from '../../engine-error.ts';

interface Waiting {
  readonly resolve: (stream: string) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A pipeline that translates one text after another until it is stopped, dies or this process ends: its
 * programs read our end of a pipe, which closes with us however we go. Send one text at a time.
 */
export class ApertiumPipe {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #silenceMs: number;
  #buffered = '';
  #used = 0;
  #waiting: Waiting | undefined;
  #failure: EngineError | undefined;

  constructor(pipeline: string, silenceMs: number) {
    this.#silenceMs = silenceMs;
    this.#child = spawn('/bin/sh', ['-c', pipeline], { detached: true, env: environment() });
    this.#child.stdout.setEncoding('utf8').on('data', (chunk: string) => this.#receive(chunk));
    this.#child.stderr.resume();
    this.#child.stdin.on('error', () => this.#fail('pipeline closed'));
    this.#child.on('error', (error) => this.#fail(`pipeline not started: ${error.message}`));
    this.#child.on('exit', (code, signal) => this.#fail(`pipeline ended: ${signal ?? code}`));
    holdProcess(this.#child, false);
  }

  /** How many texts it was given so far. */
  get used(): number {
    return this.#used;
  }

  get broken(): boolean {
    return this.#failure !== undefined;
  }

  /** @throws {EngineError} upstream, when it is silent for too long or dies; it is broken then */
  send(stream: string): Promise<string> {
    if (this.#failure) return Promise.reject(this.#failure);
    this.#used += 1;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(`silent for ${this.#silenceMs} ms`), this.#silenceMs);
      this.#waiting = { resolve, reject, timer };
      holdProcess(this.#child, true);
      this.#child.stdin.write(`${stream}\0`);
    });
  }

  stop(): void {
    this.#fail('stopped');
  }

  #receive(chunk: string): void {
    this.#buffered += chunk;
    const end = this.#buffered.indexOf('\0');
    if (end < 0) return;
    const stream = this.#buffered.slice(0, end);
    this.#buffered = this.#buffered.slice(end + 1);
    this.#settle()?.resolve(stream);
  }

  #fail(detail: string): void {
    this.#failure ??= new EngineError('upstream', detail);
    killGroup(this.#child);
    this.#settle()?.reject(this.#failure);
  }

  #settle(): Waiting | undefined {
    const waiting = this.#waiting;
    clearTimeout(waiting?.timer);
    this.#waiting = undefined;
    holdProcess(this.#child, false);
    return waiting;
  }
}

/** Apertium reads and writes in the locale's encoding; our secrets are none of its business. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' };
}

/** A pipeline with nothing to do is no reason for a command to go on running. */
function holdProcess(child: ChildProcessWithoutNullStreams, hold: boolean): void {
  if (hold) child.ref();
  else child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) {
    if (!(stream instanceof Socket)) continue;
    if (hold) stream.ref();
    else stream.unref();
  }
}

/** The shell and all programs it started. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // ESRCH: gone already
  }
}
