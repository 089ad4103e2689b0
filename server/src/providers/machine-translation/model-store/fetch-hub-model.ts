import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FetchLimits, fetchFile, fetchLimits } from './fetch-file.ts';
import type { HubModel } from './hub-model.ts';

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
 * and it is in its place only once all of it is there and checked. Gives its path.
 * @throws {ModelError}; the reason of the signal
 */
export async function fetchHubModel(asked: HubModelToFetch): Promise<string> {
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
  if (engine === 'onnx') {
    await writeFile(join(incoming, 'model.json'), JSON.stringify({ version: revision, licence }));
    await rename(incoming, place);
  } else {
    await rename(join(incoming, name), place);
    await rm(incoming, { recursive: true });
  }
  return place;
}
