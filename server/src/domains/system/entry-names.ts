import { type DictionaryType, dictionaries, type Names } from './dictionaries.ts';

/** What an entry of a dictionary is called in each language; undefined where the dictionary has no such code. */
export function entryNames(type: DictionaryType, code: string): Names | undefined {
  return Object.hasOwn(dictionaries[type], code) ? dictionaries[type][code] : undefined;
}
