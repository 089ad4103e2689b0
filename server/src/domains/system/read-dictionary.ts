import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { systemApi } from '@transloom/contracts/system';
import type { Context } from '../../platform/context.ts';
import { dictionaries } from './dictionaries.ts';

export async function readDictionary(
  { language }: Context,
  { type }: InputOf<typeof systemApi.dictionary>,
): Promise<OutputOf<typeof systemApi.dictionary>> {
  return Object.entries(dictionaries[type]).map(([code, names]) => ({ code, name: names[language] }));
}
