import { totalmem } from 'node:os';

/** Something that is loaded and can be let go of while nothing uses it. */
export interface LoadedModel {
  readonly megabytes: number;
  /** `performance.now()` of when it was last asked for anything. */
  readonly usedAt: number;
  readonly idle: boolean;
  unload(): void;
}

/** A quarter of the machine, so that the database and reading files keep theirs; no less than one model needs. */
const machineMb = Math.max(1024, Math.floor(totalmem() / 2 ** 20 / 4));

/** Models that are loaded at a time in this process's children: room for another is made by the one unused for longest. */
export class ModelMemory {
  readonly #megabytes: number;
  readonly #loaded = new Set<LoadedModel>();

  constructor(megabytes = machineMb) {
    this.#megabytes = megabytes;
  }

  /** One in use is never unloaded: where all are, there is more in memory for a while than there should be. */
  makeRoom(megabytes: number): void {
    for (const model of this.#idleOnes()) {
      if (this.#used() + megabytes <= this.#megabytes) return;
      this.remove(model);
      model.unload();
    }
  }

  add(model: LoadedModel): void {
    this.#loaded.add(model);
  }

  remove(model: LoadedModel): void {
    this.#loaded.delete(model);
  }

  #used(): number {
    return [...this.#loaded].reduce((sum, { megabytes }) => sum + megabytes, 0);
  }

  #idleOnes(): readonly LoadedModel[] {
    return [...this.#loaded].filter(({ idle }) => idle).toSorted((a, b) => a.usedAt - b.usedAt);
  }
}

/** That of this process. */
export const modelMemory = new ModelMemory();
