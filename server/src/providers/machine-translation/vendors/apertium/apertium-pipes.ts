import { dataPackage, readPipeline } from './apertium-modes.ts';
import { ApertiumPipe } from './apertium-pipe.ts';
import { installedVersion } from './installed-version.ts';

export interface PipeLimits {
  /** A pipe that says nothing for so long is ended. */
  readonly silenceMs: number;
  /** A pipe that was asked so often is replaced; the programs grow slowly. */
  readonly textsPerPipe: number;
}

export const pipeLimits: PipeLimits = { silenceMs: 10_000, textsPerPipe: 5_000 };

export interface PipedText {
  readonly stream: string;
  /** Language data that the pipe has loaded, such as `apertium-eng-spa 0.8.1`. */
  readonly version: string;
}

/** Pipes by mode file, kept warm between requests; texts of one mode wait for each other. */
export class ApertiumPipes {
  readonly #limits: PipeLimits;
  readonly #lanes = new Map<string, Lane>();

  constructor(limits = pipeLimits) {
    this.#limits = limits;
  }

  /** @throws {EngineError} upstream; the next text gets a new pipe */
  translate(modeFile: string, stream: string, signal?: AbortSignal): Promise<PipedText> {
    const lane = this.#lanes.get(modeFile) ?? { tail: Promise.resolve(), version: '' };
    this.#lanes.set(modeFile, lane);
    const turn = lane.tail.then(async () => {
      signal?.throwIfAborted();
      const pipe = await this.#warmPipe(modeFile, lane);
      return { stream: await pipe.send(stream), version: lane.version };
    });
    lane.tail = turn.catch(() => undefined);
    return turn;
  }

  async stop(): Promise<void> {
    const lanes = [...this.#lanes.values()];
    this.#lanes.clear();
    for (const lane of lanes) lane.pipe?.stop();
    await Promise.all(lanes.map((lane) => lane.tail));
  }

  async #warmPipe(modeFile: string, lane: Lane): Promise<ApertiumPipe> {
    const { pipe } = lane;
    if (pipe && !pipe.broken && pipe.used < this.#limits.textsPerPipe) return pipe;
    pipe?.stop();
    const pipeline = await readPipeline(modeFile);
    const data = dataPackage(pipeline);
    lane.version = [data, await installedVersion(data)].join(' ').trim();
    lane.pipe = new ApertiumPipe(pipeline, this.#limits.silenceMs);
    return lane.pipe;
  }
}

interface Lane {
  pipe?: ApertiumPipe;
  version: string;
  /** Settles when the last text handed in is done, whatever became of it. */
  tail: Promise<unknown>;
}
