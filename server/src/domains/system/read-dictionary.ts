import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { systemApi } from '@transloom/contracts/system';
import type { Context } from '../../platform/context.ts';
import { readEntries } from './read-entries.ts';

export async function readDictionary(
  { db, language }: Context,
  { type }: InputOf<typeof systemApi.dictionary>,
): Promise<OutputOf<typeof systemApi.dictionary>> {
  const entries = await readEntries(db, type);
  return entries.filter(({ hidden }) => !hidden).map(({ code, names }) => ({ code, name: names[language] }));
}
