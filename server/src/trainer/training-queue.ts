import { readFile, rm } from 'node:fs/promises';
import type { TextPair } from '@transloom/core/custom-engines/statistical/bitext';
import { corpusLineSchema } from '../providers/engine-training/trainer-protocol.ts';
import { versionOf } from '../providers/machine-translation/vendors/statistical/ask-model.ts';
import { readModelFile } from '../providers/machine-translation/vendors/statistical/statistical-models.ts';
import { trainInProcess } from '../providers/machine-translation/vendors/statistical/train-in-process.ts';
import type { RunFolder, RunRecord } from './run-folder.ts';

/** How often somebody is told how far a run is. */
const sharesTold = 20;
/** The same pairs give the same engine. */
const seed = 1;

/** Trains one run after another, in processes of their own. What was begun when the process ended is begun again. */
export class TrainingQueue {
  readonly #folder: RunFolder;
  readonly #complain: (error: unknown) => void;
  /** Told of runs that went on. */
  readonly #onChange: (runId: string) => void;
  readonly #waiting: string[] = [];
  #running: { readonly runId: string; readonly stop: AbortController } | undefined;
  #share = 0;
  #stopped = false;
  #work: Promise<void> = Promise.resolve();

  constructor(
    folder: RunFolder,
    {
      complain,
      onChange,
    }: { readonly complain: (error: unknown) => void; readonly onChange: (runId: string) => void },
  ) {
    this.#folder = folder;
    this.#complain = complain;
    this.#onChange = onChange;
  }

  /** Takes up what an earlier process left. */
  async resume(): Promise<void> {
    const left = (await this.#folder.list(this.#complain)).filter(isBegun);
    for (const run of left.toSorted((a, b) => (a.startedAt ?? '').localeCompare(b.startedAt ?? '')))
      this.add(run.runId);
  }

  add(runId: string): void {
    const runs = this.#running?.runId === runId && !this.#running.stop.signal.aborted;
    if (runs || this.#waiting.includes(runId)) return;
    this.#waiting.push(runId);
    this.#work = this.#work.then(() => this.#next());
  }

  /** Nothing is trained for it from now on. */
  drop(runId: string): void {
    const place = this.#waiting.indexOf(runId);
    if (place >= 0) this.#waiting.splice(place, 1);
    if (this.#running?.runId === runId) this.#running.stop.abort(new Error('cancelled'));
  }

  /** 0 to 1; null for a run that does not run. */
  shareOf(runId: string): number | null {
    return this.#running?.runId === runId ? this.#share : null;
  }

  /** Leaves the runs as they are: another process takes them up. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#waiting.splice(0);
    this.#running?.stop.abort(new Error('stopped'));
    await this.#work;
  }

  async #next(): Promise<void> {
    const runId = this.#waiting.shift();
    if (runId === undefined || this.#stopped) return;
    const stop = new AbortController();
    this.#share = 0;
    this.#running = { runId, stop };
    await this.#train(runId, stop.signal).catch(this.#complain);
    this.#running = undefined;
  }

  async #train(runId: string, signal: AbortSignal): Promise<void> {
    const begun = await this.#folder.change(runId, (run) =>
      isBegun(run) && !signal.aborted ? { ...run, state: 'running' } : undefined,
    );
    if (!isBegun(begun) || signal.aborted) return;
    this.#onChange(runId);
    const end = await this.#learn(begun, signal).then(
      (model): Partial<RunRecord> => ({ state: 'trained', model, error: null }),
      (error: unknown): Partial<RunRecord> => {
        if (!signal.aborted) this.#complain(error);
        return { state: 'failed', error: trainingFailed };
      },
    );
    // Who dropped it writes what becomes of it; who stops the process lets the next one begin anew.
    await this.#folder.change(runId, (run) =>
      run === undefined || signal.aborted
        ? undefined
        : { ...run, ...end, finishedAt: new Date().toISOString() },
    );
    if (!signal.aborted) this.#onChange(runId);
  }

  /** Gives the name of what was trained. */
  async #learn({ runId, order }: RunRecord, signal: AbortSignal): Promise<string> {
    const { sourceLanguage, targetLanguage, parts } = order;
    const modelFile = this.#folder.modelFile(runId);
    await rm(modelFile, { force: true });
    await trainInProcess({
      pairs: this.#pairsOf(runId, parts.length),
      wish: { sourceLanguage, targetLanguage, seed, modelFile, thorough: true },
      signal,
      onProgress: (share) => {
        const told = Math.floor(this.#share * sharesTold);
        this.#share = share;
        if (Math.floor(share * sharesTold) > told) this.#onChange(runId);
      },
    });
    const model = await readModelFile(modelFile);
    if (model === undefined) throw new Error(`${modelFile} is no engine`);
    return versionOf(model);
  }

  async *#pairsOf(runId: string, parts: number): AsyncGenerator<TextPair> {
    for (let number = 1; number <= parts; number++) {
      const lines = await readFile(this.#folder.partFile(runId, number), 'utf8');
      for (const line of lines.split('\n')) {
        if (line !== '') yield corpusLineSchema.parse(JSON.parse(line));
      }
    }
  }
}

const trainingFailed = {
  code: 'training-failed',
  message: 'The training ended with an error; the log of the trainer says which.',
};

function isBegun(run: RunRecord | undefined): run is RunRecord {
  return run?.state === 'waiting' || run?.state === 'running';
}
