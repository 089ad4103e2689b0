import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  runIdSchema,
  runOrderSchema,
  runStateSchema,
  trainerErrorSchema,
} from '../providers/engine-training/trainer-protocol.ts';

const recordSchema = z.object({
  runId: runIdSchema,
  order: runOrderSchema,
  state: runStateSchema,
  error: trainerErrorSchema.nullable(),
  model: z.string().nullable(),
  /** Where somebody wants to be told how it goes. */
  reportsTo: z.string().nullable().default(null),
  createdAt: z.iso.datetime(),
  /** When it was last begun; runs wait in this order. */
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
/** What a trainer knows of a run; all of it outlives the process. */
export type RunRecord = z.infer<typeof recordSchema>;

/** Where the runs of a trainer lie: a folder each, with its record, the parts of its corpus and what was trained. */
export class RunFolder {
  readonly #folder: string;
  #lastChange: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = join(folder, 'runs');
  }

  /** All that can be read; `complain` is told of whatever else lies there, which stays as it is. */
  async list(complain: (error: unknown) => void): Promise<readonly RunRecord[]> {
    await mkdir(this.#folder, { recursive: true });
    const records: RunRecord[] = [];
    for (const name of await readdir(this.#folder)) {
      try {
        const record = await this.find(name);
        if (record !== undefined) records.push(record);
      } catch (error) {
        complain(
          new Error(`${join(this.#folder, name)} is left out: no run can be read there`, { cause: error }),
        );
      }
    }
    return records;
  }

  async find(runId: string): Promise<RunRecord | undefined> {
    const written = await readFile(this.#path(runId, 'run.json'), 'utf8').catch(unlessAbsent);
    if (written === undefined) return undefined;
    const record = recordSchema.parse(JSON.parse(written));
    if (record.runId !== runId) throw new Error(`it is a record of ${record.runId}`);
    return record;
  }

  /**
   * Changes follow one another, so that none is lost; `change` gives undefined to leave a run as it is. Gives the run as
   * it stands then.
   */
  change(
    runId: string,
    change: (run: RunRecord | undefined) => RunRecord | undefined,
  ): Promise<RunRecord | undefined> {
    const changed = this.#lastChange.then(async () => {
      const before = await this.find(runId);
      const after = change(before);
      if (after !== undefined) await this.#save(after);
      return after ?? before;
    });
    this.#lastChange = changed.catch(() => undefined);
    return changed;
  }

  /** Whole or not at all, also where the machine stops in between. */
  async #save(record: RunRecord): Promise<void> {
    await mkdir(this.#path(record.runId, 'parts'), { recursive: true });
    await writeWhole(this.#path(record.runId, 'run.json'), JSON.stringify(record));
  }

  async savePart(runId: string, number: number, lines: Buffer): Promise<void> {
    await writeWhole(this.partFile(runId, number), lines);
  }

  /** Numbers of the parts that are here. */
  async parts(runId: string): Promise<ReadonlySet<number>> {
    const names = await readdir(this.#path(runId, 'parts'));
    return new Set(names.filter((name) => name.endsWith('.jsonl')).map((name) => Number.parseInt(name, 10)));
  }

  partFile(runId: string, number: number): string {
    return this.#path(runId, join('parts', `${number}.jsonl`));
  }

  modelFile(runId: string): string {
    return this.#path(runId, 'engine.model');
  }

  remove(runId: string): Promise<void> {
    const removed = this.#lastChange.then(() => rm(this.#path(runId, '.'), { recursive: true, force: true }));
    this.#lastChange = removed.catch(() => undefined);
    return removed;
  }

  #path(runId: string, name: string): string {
    return join(this.#folder, runIdSchema.parse(runId), name);
  }
}

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const file = await open(`${path}.new`, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}
