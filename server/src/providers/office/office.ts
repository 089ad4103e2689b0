import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OfficeError } from './office-error.ts';
import { type OfficeTarget, officeFilters } from './office-filters.ts';
import { OfficeProcess, type OfficePrograms } from './office-process.ts';
import { writeOfficeProfile } from './office-profile.ts';

export interface OfficeConversion {
  readonly file: Uint8Array;
  /** Extension of what the file is, which LibreOffice goes by. */
  readonly from: string;
  readonly to: OfficeTarget;
  /** Most pages of a PDF; what follows is left out. */
  readonly pageLimit?: number;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

export interface Office {
  /** Whether LibreOffice and what drives it are installed. */
  readonly installed: boolean;
  /** @throws {OfficeError} */
  convert(conversion: OfficeConversion): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** It grows with every document, so that it is started anew after so many. */
const documentsPerProcess = 200;
const idleMs = 5 * 60_000;
const conversionTimeoutMs = 120_000;

/**
 * LibreOffice as a service: one process, warm from the first conversion on, files one after the other. One that hangs
 * is killed; one that died in the middle of a file is started again, once for that file.
 */
export function openOffice(programs: OfficePrograms | undefined): Office {
  return programs === undefined ? noOffice : new WarmOffice(programs);
}

const noOffice: Office = {
  installed: false,
  convert: () => Promise.reject(new OfficeError('missing', 'LibreOffice is not installed')),
  stop: async () => {},
};

class WarmOffice implements Office {
  readonly installed = true;
  readonly #programs: OfficePrograms;
  #queue: Promise<unknown> = Promise.resolve();
  #process: OfficeProcess | undefined;
  #home: string | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(programs: OfficePrograms) {
    this.#programs = programs;
  }

  convert(conversion: OfficeConversion): Promise<Uint8Array> {
    const converted = this.#queue.then(() => this.#convertNow(conversion));
    this.#queue = converted.catch(() => {}); // the next file does not care
    return converted;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    this.#process?.stop();
    this.#process = undefined;
    if (this.#home !== undefined) await rm(this.#home, { recursive: true, force: true, maxRetries: 3 });
    this.#home = undefined;
  }

  async #convertNow(conversion: OfficeConversion): Promise<Uint8Array> {
    conversion.signal?.throwIfAborted();
    clearTimeout(this.#idle);
    const folder = await mkdtemp(join(await this.#homeFolder(), 'file-'));
    try {
      return await this.#convertIn(folder, conversion).catch((error: unknown) => {
        const died = error instanceof OfficeError && error.code === 'failed';
        if (!died) throw error;
        return this.#convertIn(folder, conversion);
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
      this.#idle = setTimeout(() => void this.stop(), idleMs).unref();
    }
  }

  async #convertIn(folder: string, conversion: OfficeConversion): Promise<Uint8Array> {
    const { file, from, to, pageLimit, signal, timeoutMs = conversionTimeoutMs } = conversion;
    const task = { input: join(folder, `in.${from}`), output: join(folder, `out.${to}`) };
    await writeFile(task.input, file);
    const office = await this.#running();
    const timeout = AbortSignal.timeout(timeoutMs);
    const stop = () => office.stop();
    const stopped = AbortSignal.any(signal === undefined ? [timeout] : [timeout, signal]);
    stopped.addEventListener('abort', stop);
    const refuseStopped = () => {
      signal?.throwIfAborted();
      if (timeout.aborted) throw new OfficeError('too-slow', `${timeoutMs} ms`);
    };
    try {
      const pages = pageLimit === undefined ? {} : { pages: `1-${pageLimit}` };
      await office.convert({ ...task, ...pages, filters: officeFilters[to] });
      const converted = await readFile(task.output);
      // An answer may be on its way while its process is stopped.
      refuseStopped();
      return converted;
    } catch (error) {
      refuseStopped();
      throw error;
    } finally {
      stopped.removeEventListener('abort', stop);
    }
  }

  /** Returns the folder of all files for LibreOffice and by it. */
  async #homeFolder(): Promise<string> {
    this.#home ??= await mkdtemp(join(tmpdir(), 'transloom-office-'));
    return this.#home;
  }

  async #running(): Promise<OfficeProcess> {
    const current = this.#process;
    if (current !== undefined && !current.ended && current.used < documentsPerProcess) return current;
    current?.stop();
    const home = await this.#homeFolder();
    await writeOfficeProfile(home);
    const started = new OfficeProcess(this.#programs, home);
    this.#process = started;
    await started.start();
    return started;
  }
}
