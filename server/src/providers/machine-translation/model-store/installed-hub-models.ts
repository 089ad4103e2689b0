import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findGgufModels } from '../vendors/gguf/gguf-models.ts';
import { findOnnxModels } from '../vendors/onnx/onnx-models.ts';

/** A model beside those that go one direction by name. */
export interface InstalledHubModel {
  /** `onnx/` or `gguf/` and the name of its folder or file. */
  readonly direction: string;
  /** Precision of its weights, where its files say. */
  readonly version: string | null;
  /** On the disk. */
  readonly bytes: number;
}

/** The models of the engines that read ONNX and GGUF. */
export async function listHubModels(modelFolder: string): Promise<readonly InstalledHubModel[]> {
  const onnx = await findOnnxModels(join(modelFolder, 'onnx'));
  const gguf = await findGgufModels(join(modelFolder, 'gguf'));
  return [
    ...onnx.map(({ name, precision, bytes }) => ({ direction: `onnx/${name}`, version: precision, bytes })),
    ...gguf.map(({ path, bytes }) => ({ direction: `gguf/${basename(path)}`, version: null, bytes })),
  ];
}

/** By the name it is listed with; false where there is none. */
export async function removeHubModel(modelFolder: string, name: string): Promise<boolean> {
  const found = (await listHubModels(modelFolder)).some(({ direction }) => direction === name);
  if (found) await rm(join(modelFolder, name), { recursive: true });
  return found;
}
