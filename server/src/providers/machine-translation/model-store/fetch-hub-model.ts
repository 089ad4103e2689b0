import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FetchLimits, fetchFile, fetchLimits } from './fetch-file.ts';
import { fetchInTurn } from './fetch-in-turn.ts';
import type { HubModel } from './hub-model.ts';
import { listHubModels, manifestPath } from './installed-hub-models.ts';
import { ModelError } from './model-error.ts';
import { bytesOf } from './model-list.ts';
import { checkedFile, readManifest, writeManifest } from './model-manifest.ts';

export interface HubModelToFetch {
  readonly model: HubModel;
  /** `EngineSurroundings.modelFolder` */
  readonly modelFolder: string;
  readonly signal: AbortSignal;
  readonly onProgress?: (bytes: number) => void;
  readonly limits?: FetchLimits;
}

/**
 * Fetches a model into the folder of its engine; what an earlier try has fetched of this revision is not fetched again,
 * and it is in its place only once all of it is there and checked. Where somebody else fetches it at the moment, theirs is
 * waited for. Gives its path.
 * @throws {ModelError}; the reason of the signal
 */
export async function fetchHubModel(asked: HubModelToFetch): Promise<string> {
  const { model, modelFolder, signal } = asked;
  const folder = join(modelFolder, model.engine);
  await mkdir(folder, { recursive: true });
  await fetchInTurn(join(folder, `.incoming-${model.name}.turn`), signal, async (waited) => {
    const path = manifestPath(modelFolder, `${model.engine}/${model.name}`);
    const there = waited && (await readManifest(path));
    if (there && there.version === model.revision) asked.onProgress?.(bytesOf(model));
    else await fetchIntoPlace(asked);
  });
  return join(folder, model.name);
}

async function fetchIntoPlace(asked: HubModelToFetch): Promise<void> {
  const { model, modelFolder, signal, onProgress, limits = fetchLimits } = asked;
  const { name, engine, revision, licence, files, filesUrl } = model;
  const folder = join(modelFolder, engine);
  const incoming = join(folder, `.incoming-${name}-${revision}`);
  await mkdir(incoming, { recursive: true });
  let before = 0;
  for (const file of files) {
    const done = before;
    const tell = (arrived: number) => onProgress?.(done + arrived);
    await fetchFile({ file, filesUrl, folder: incoming, limits, signal, onProgress: tell });
    before += file.packedBytes;
  }
  const place = join(folder, name);
  await rm(place, { recursive: true, force: true });
  if (engine === 'onnx') await rename(incoming, place);
  else {
    await rename(join(incoming, name), place);
    await rm(incoming, { recursive: true });
  }
  const manifest = { version: revision, licence, files: files.map(checkedFile) };
  const path = `${engine}/${name}`;
  await writeManifest(manifestPath(modelFolder, path), manifest);
  await requireFit(modelFolder, path);
}

/** Deletes and refuses a downloaded model with unfit files, such as one without a recognizable direction. */
async function requireFit(modelFolder: string, path: string): Promise<void> {
  if ((await listHubModels(modelFolder)).some(({ direction }) => direction === path)) return;
  await rm(join(modelFolder, path), { recursive: true, force: true });
  throw new ModelError('unfit', path);
}
