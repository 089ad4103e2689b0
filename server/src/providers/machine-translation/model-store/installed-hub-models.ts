import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findGgufModels } from '../vendors/gguf/gguf-models.ts';
import { findOnnxModels } from '../vendors/onnx/onnx-models.ts';
import { type ModelManifest, readManifest } from './model-manifest.ts';

/** A model beside those that go one direction by name. */
export interface InstalledHubModel {
  /** `onnx/` or `gguf/` and the name of its folder or file. */
  readonly direction: string;
  /** Precision of its weights, where its files say. */
  readonly version: string | null;
  /** On the disk. */
  readonly bytes: number;
  /** Manifest of the download; null for a model that was copied there by hand. */
  readonly manifest: ModelManifest | null;
}

/** The models of the engines that read ONNX and GGUF. */
export async function listHubModels(modelFolder: string): Promise<readonly InstalledHubModel[]> {
  const onnx = await findOnnxModels(join(modelFolder, 'onnx'));
  const gguf = await findGgufModels(join(modelFolder, 'gguf'));
  const found = [
    ...onnx.map(({ name, precision, bytes }) => ({ direction: `onnx/${name}`, version: precision, bytes })),
    ...gguf.map(({ path, bytes }) => ({ direction: `gguf/${basename(path)}`, version: null, bytes })),
  ];
  return Promise.all(
    found.map(async (model) => ({
      ...model,
      manifest: await readManifest(manifestPath(modelFolder, model.direction)),
    })),
  );
}

/** A model in GGUF is one file, so that its manifest stands beside it. */
export function manifestPath(modelFolder: string, name: string): string {
  const place = join(modelFolder, name);
  return name.startsWith('gguf/') ? `${place}.json` : join(place, 'model.json');
}

/** Removes a model by the name in the list. Returns false if there is none. */
export async function removeHubModel(modelFolder: string, name: string): Promise<boolean> {
  const found = (await listHubModels(modelFolder)).some(({ direction }) => direction === name);
  if (!found) return false;
  await rm(manifestPath(modelFolder, name), { force: true });
  await rm(join(modelFolder, name), { recursive: true });
  return true;
}

/** Takes away what has arrived of a model at a revision of its hub. */
export async function discardHubModel(modelFolder: string, revision: string): Promise<void> {
  for (const engine of ['onnx', 'gguf']) {
    const folder = join(modelFolder, engine);
    const names = await readdir(folder).catch(() => []);
    const arrived = names.filter((name) => name.startsWith('.incoming-') && name.endsWith(`-${revision}`));
    await Promise.all(arrived.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  }
}
