import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findBergamotModels } from '../vendors/bergamot/bergamot-models.ts';
import { type FetchLimits, fetchFile, fetchLimits } from './fetch-file.ts';
import { fetchInTurn } from './fetch-in-turn.ts';
import { type InstalledHubModel, listHubModels } from './installed-hub-models.ts';
import { bytesOf, modelLicence, type OfferedModel } from './model-list.ts';
import { checkedFile, type ModelManifest, readManifest, writeManifest } from './model-manifest.ts';
import type { ModelSource } from './mozilla-models.ts';

/** The models of an installation. */
export interface TranslationModels {
  readonly store: ModelStore;
  readonly source: ModelSource;
  /** Address of the hub of models, or of its mirror. */
  readonly hub: string;
  /** Whether administrators of organizations may fetch and remove them. */
  readonly changeable: boolean;
}

/** A model that can translate. */
export interface InstalledModel {
  /** Name of its folder, such as `en-zh-Hans`. */
  readonly direction: string;
  readonly source: string;
  readonly target: string;
  /** On the disk. */
  readonly bytes: number;
  /** Manifest of the download; null for a model that was copied there by hand. */
  readonly manifest: ModelManifest | null;
}

export interface ModelToFetch {
  readonly model: OfferedModel;
  readonly filesUrl: string;
  readonly signal: AbortSignal;
  readonly onProgress?: (packedBytes: number) => void;
  readonly limits?: FetchLimits;
}

const manifestName = 'model.json';

/** The folder of translation models of this machine. A model is in its place only once all of it is there and checked. */
export class ModelStore {
  /** Below it lies a folder for each model, named after its direction. */
  readonly folder: string;
  /** `EngineSurroundings.modelFolder` */
  readonly modelFolder: string;

  constructor(modelFolder: string) {
    this.modelFolder = modelFolder;
    this.folder = join(modelFolder, 'bergamot');
  }

  async installed(): Promise<readonly InstalledModel[]> {
    const models = await findBergamotModels(this.folder);
    return Promise.all(
      models.map(async ({ direction, pair, bytes }) => ({
        direction,
        ...pair,
        bytes,
        manifest: await readManifest(join(this.folder, direction, manifestName)),
      })),
    );
  }

  /** The models beside it that other engines read. */
  others(): Promise<readonly InstalledHubModel[]> {
    return listHubModels(this.modelFolder);
  }

  /**
   * Fetches a model; what an earlier try has fetched is not fetched again. Where somebody else fetches it at the moment,
   * theirs is waited for.
   * @throws {ModelError}; the reason of the signal
   */
  async fetch(asked: ModelToFetch): Promise<void> {
    const { direction, version } = asked.model;
    await mkdir(this.folder, { recursive: true });
    await fetchInTurn(`${this.#incoming(direction)}.turn`, asked.signal, async (waited) => {
      const there = waited && (await readManifest(join(this.folder, direction, manifestName)));
      if (there && there.version === version) asked.onProgress?.(bytesOf(asked.model));
      else await this.#fetch(asked);
    });
  }

  async #fetch({ model, filesUrl, signal, onProgress, limits = fetchLimits }: ModelToFetch): Promise<void> {
    const { direction, version, files } = model;
    const incoming = this.#incoming(direction);
    await mkdir(incoming, { recursive: true });
    let before = 0;
    for (const file of files) {
      const done = before;
      await fetchFile({
        file,
        filesUrl,
        folder: incoming,
        limits,
        signal,
        onProgress: (arrived) => onProgress?.(done + arrived),
      });
      before += file.packedBytes;
    }
    const manifest = { version, licence: modelLicence, files: files.map(checkedFile) };
    await writeManifest(join(incoming, manifestName), manifest);
    await removeOthers(incoming, new Set([manifestName, ...files.map(({ name }) => name)]));
    const place = join(this.folder, direction);
    await rm(place, { recursive: true, force: true });
    await rename(incoming, place);
  }

  /** False where there is none. */
  async remove(direction: string): Promise<boolean> {
    const found = (await findBergamotModels(this.folder)).some((model) => model.direction === direction);
    if (found) await rm(join(this.folder, direction), { recursive: true });
    return found;
  }

  /** Takes away what has arrived of a model. */
  async discard(direction: string): Promise<void> {
    await rm(this.#incoming(direction), { recursive: true, force: true });
  }

  /** Returns the size of all models and unfinished downloads in bytes. */
  async diskBytes(): Promise<number> {
    const folders = ['bergamot', 'onnx', 'gguf'].map((name) => join(this.modelFolder, name));
    const entries = await Promise.all(
      folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])),
    );
    const files = entries.flat().filter((entry) => entry.isFile());
    const sizes = await Promise.all(
      files.map(
        async ({ parentPath, name }) =>
          (await stat(join(parentPath, name)).catch(() => undefined))?.size ?? 0,
      ),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /** No direction begins with a dot, so that it is never taken for a model. */
  #incoming(direction: string): string {
    return join(this.folder, `.incoming-${direction}`);
  }
}

/** Files of an earlier version that a broken-off download has left. */
async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !kept.has(name));
  await Promise.all(others.map((name) => rm(join(folder, name))));
}
