import type { CST } from 'yaml';
import { isPluralCategory } from '../../messages/plural-forms.ts';
import type { PluralPlaces, StringPlace } from '../../strings/translate-strings.ts';
import { encodeYaml } from './encode-yaml.ts';
import type { YamlText } from './walk-yaml.ts';

/** Maps whose keys are plural categories, as Rails has them: the texts in each. */
export function pluralMaps(texts: readonly YamlText[]): ReadonlyMap<unknown, readonly YamlText[]> {
  const maps = new Map<YamlText['collection'], YamlText[]>();
  for (const text of texts) {
    if (!isPluralCategory(text.key)) continue;
    const inMap = maps.get(text.collection) ?? [];
    inMap.push(text);
    maps.set(text.collection, inMap);
  }
  return new Map([...maps].filter(([map, inMap]) => isPlural(map, inMap)));
}

function isPlural(map: YamlText['collection'], texts: readonly YamlText[]): boolean {
  const keys = texts.map(({ key }) => key);
  if (map?.items.length !== texts.length || new Set(keys).size < keys.length) return false;
  return keys.includes('other');
}

interface FilePlace {
  readonly text: string;
  readonly lineEnd: string;
  readonly placeOf: (text: YamlText) => StringPlace;
}

export function pluralPlaces(
  texts: readonly YamlText[],
  { text: file, lineEnd, placeOf }: FilePlace,
): PluralPlaces {
  const last = texts.at(-1);
  const parent = last === undefined ? undefined : placeOf(last);
  const cut = (path: string) => path.slice(0, path.length - (last?.key.length ?? 0));
  return {
    forms: texts.map((text) => ({ category: text.key, place: placeOf(text) })),
    add: (category) => ({
      id: cut(parent?.id ?? '') + category,
      key: cut(parent?.key ?? '') + category,
      at: last?.end ?? 0,
      write: (text) => (last === undefined ? '' : newMember(file, last, { category, text, lineEnd })),
    }),
  };
}

interface NewMember {
  readonly category: string;
  readonly text: string;
  readonly lineEnd: string;
}

/** After the last one; a block ends with its line, everything else within one. */
function newMember(file: string, last: YamlText, { category, text, lineEnd }: NewMember): string {
  const { token, inFlow, keyToken, start, end } = last;
  const flow: CST.FlowScalar =
    token.type === 'block-scalar' ? { type: 'scalar', offset: 0, indent: 0, source: '' } : token;
  const raw = token.type === 'block-scalar' ? '' : file.slice(start, end);
  const value = `${category}: ${encodeYaml(text, { token: flow, raw, inFlow, lineEnd })}`;
  if (inFlow) return `, ${value}`;
  const keyStart = keyToken?.offset ?? 0;
  const indent = ' '.repeat(keyStart - (file.lastIndexOf('\n', keyStart - 1) + 1));
  return file[end - 1] === '\n' ? `${indent}${value}${lineEnd}` : `${lineEnd}${indent}${value}`;
}
