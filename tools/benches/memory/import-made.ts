import { setTimeout as wait } from 'node:timers/promises';
import { memoryImportsApi } from '@transloom/contracts/asset-imports';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { memoriesApi } from '@transloom/contracts/memories';
import { type Callable, callAs } from '@transloom/server/testing/call-as';
import { signUpOverWire } from '@transloom/server/testing/over-wire';
import type { TestUser } from '@transloom/server/testing/test-user';
import { streamUpload } from '../stream-upload.ts';
import { madeTmx } from './made-tmx.ts';

export const madeLanguages = { sourceLanguage: 'en', targetLanguage: 'fr' };

interface MadeFile {
  readonly product: Callable;
  /** The user who uploaded it. */
  readonly user: TestUser;
  readonly fileIds: readonly string[];
}

/** A made TMX of so many units, or files that are made otherwise, of a new user of the product. */
export async function uploadMade(
  product: Callable,
  address: string,
  units: number | readonly (() => Generator<Buffer>)[],
): Promise<MadeFile> {
  const user = await signUpOverWire(product);
  const files = typeof units === 'number' ? [() => madeTmx(units)] : units;
  const fileIds: string[] = [];
  for (const pieces of files)
    fileIds.push(await streamUpload(address, user, { purpose: 'memory', name: 'made.tmx', pieces }));
  return { product, user, fileIds };
}

/**
 * Imports all into a new memory, to the end, most of each; else nobody knows what is measured. Gives the id of the memory.
 * `tellStored`: all entries are stored, and some not found by similar texts yet.
 */
export async function importMade(
  { product, user, fileIds }: MadeFile,
  tellStored: () => void = () => undefined,
): Promise<string> {
  const { sourceLanguage, targetLanguage } = madeLanguages;
  const memory = { name: 'Bench', sourceLanguage, targetLanguages: [targetLanguage], shared: true };
  const { data } = await callAs(product, user, memoriesApi.createMemory, {
    ...memory,
    fileIds: [...fileIds],
  });
  const { memoryId } = data;
  for (let isStored = false; ; ) {
    const { data: imports } = await callAs(product, user, memoryImportsApi.listImports, {
      assetId: memoryId,
    });
    if (!isStored && imports.every(hasStored)) {
      isStored = true;
      tellStored();
    }
    if (imports.every(isDone)) return memoryId;
    await wait(200);
  }
}

type Import = OutputOf<typeof memoryImportsApi.listImports>[number];

function hasStored({ status, job }: Import): boolean {
  return status === 'done' || job?.step === 'indexing';
}

function isDone({ status, summary, failureMessage }: Import): boolean {
  if (status === 'failed') throw new Error(failureMessage ?? 'the import failed');
  if (status !== 'done') return false;
  const { imported = 0, detected = 0 } = summary ?? {};
  if (imported <= detected / 2) throw new Error(`of ${detected} records ${imported} were imported`);
  return true;
}
