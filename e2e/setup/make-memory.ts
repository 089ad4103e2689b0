import type { RequestOf } from '@transloom/contracts/endpoint';
import { memoriesApi } from '@transloom/contracts/memories';
import { memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { type Caller, callProduct } from './call-product.ts';

type Pair = Pick<RequestOf<typeof memoryEntriesApi.addEntry>, 'sourceMarkup' | 'targetMarkup'>;

/** A memory from English into Latvian, which no other journey translates into. Gives its id. */
export async function makeMemory(caller: Caller, name: string, pairs: readonly Pair[]): Promise<string> {
  const languages = { sourceLanguage: 'en', targetLanguages: ['lv'] };
  const { memoryId } = await callProduct(caller, memoriesApi.createMemory, { name, ...languages });
  for (const pair of pairs)
    await callProduct(caller, memoryEntriesApi.addEntry, { memoryId, targetLanguage: 'lv', ...pair });
  return memoryId;
}
