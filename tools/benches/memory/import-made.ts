import { setTimeout as wait } from 'node:timers/promises';
import { memoryImportsApi } from '@transloom/contracts/asset-imports';
import { memoriesApi } from '@transloom/contracts/memories';
import { type Callable, callAs } from '@transloom/server/testing/call-as';
import { signUpOverWire } from '@transloom/server/testing/over-wire';
import type { TestUser } from '@transloom/server/testing/test-user';
import { streamUpload } from '../stream-upload.ts';
import { madeTmx } from './made-tmx.ts';

export const madeLanguages = { sourceLanguage: 'en', targetLanguage: 'fr' };

interface MadeFile {
  readonly product: Callable;
  /** Who uploaded it. */
  readonly user: TestUser;
  readonly fileId: string;
}

/** A made TMX of so many units, or what else makes one, of a new user of the product. */
export async function uploadMade(
  product: Callable,
  address: string,
  units: number | (() => Generator<Buffer>),
): Promise<MadeFile> {
  const user = await signUpOverWire(product);
  const pieces = typeof units === 'number' ? () => madeTmx(units) : units;
  const file = { purpose: 'memory', name: 'made.tmx', pieces };
  return { product, user, fileId: await streamUpload(address, user, file) };
}

/** Imports it into a new memory, to the end, most of it; else nobody knows what is measured. Gives the id of the memory. */
export async function importMade({ product, user, fileId }: MadeFile): Promise<string> {
  const { sourceLanguage, targetLanguage } = madeLanguages;
  const memory = { name: 'Bench', sourceLanguage, targetLanguages: [targetLanguage], shared: true };
  const { data } = await callAs(product, user, memoriesApi.createMemory, { ...memory, fileIds: [fileId] });
  const { memoryId } = data;
  for (;;) {
    const [only] = (await callAs(product, user, memoryImportsApi.listImports, { assetId: memoryId })).data;
    if (only?.status === 'done') {
      const { imported = 0, detected = 0 } = only.summary ?? {};
      if (imported <= detected / 2) throw new Error(`of ${detected} records ${imported} were imported`);
      return memoryId;
    }
    if (only?.status === 'failed') throw new Error(only.failureMessage ?? 'the import failed');
    await wait(200);
  }
}
