import { isPluralCategory } from '../../messages/plural-forms.ts';
import { spaceBefore } from '../../strings/space-before.ts';
import type { PluralPlaces, StringPlace } from '../../strings/translate-strings.ts';
import { encodeJsonText, type JsonManner, jsonMannerOf } from './encode-json.ts';
import { type JsonContainer, type JsonLeaf, leavesIn, pathOf, pointerOf } from './json-node.ts';
import { decodeJsonText, scanJson } from './scan-json.ts';

/** A JSON file while its strings are gathered. */
export interface JsonFile {
  readonly text: string;
  readonly manner: JsonManner;
  readonly document: JsonContainer;
}

/** @throws {DocumentFormatError} broken, limit */
export function readJson(text: string): JsonFile {
  return { text, manner: jsonMannerOf(text), document: scanJson(text) };
}

export function textOf({ text }: JsonFile, { start, end }: JsonLeaf): string {
  return decodeJsonText(text, start, end);
}

export function stringPlace(file: JsonFile, member: JsonLeaf): StringPlace {
  const { start, end, comments } = member;
  const path = pathOf(member);
  const raw = file.text.slice(start, end);
  return {
    id: pointerOf(member),
    ...(path !== '' && { key: path }),
    notes: comments,
    text: textOf(file, member),
    start,
    end,
    encode: (text) => encodeJsonText(text, raw, file.manner),
  };
}

const pluralKey = /^(.*?_(?:ordinal_)?)([a-z]+)$/s;

interface PluralKey {
  /** With the underscore. */
  readonly base: string;
  readonly category: string;
}

function pluralKeyOf({ key, kind }: JsonLeaf): PluralKey | undefined {
  const [, base = '', category = ''] = (kind === 'text' ? pluralKey.exec(key) : null) ?? [];
  const known = isPluralCategory(category) && category !== 'zero';
  return known ? { base, category } : undefined;
}

/** The members of an object that are plural forms of one text (`item_one`, `item_other`), by their first. */
export function pluralGroups(
  file: JsonFile,
  container: JsonContainer,
): ReadonlyMap<JsonLeaf, readonly JsonLeaf[]> {
  const byBase = new Map<string, JsonLeaf[]>();
  for (const member of leavesIn(container)) {
    const base = pluralKeyOf(member)?.base;
    if (base !== undefined) byBase.set(base, [...(byBase.get(base) ?? []), member]);
  }
  const plurals = [...byBase.values()].filter((group) => isPlural(file, group));
  return new Map(plurals.flatMap((group) => group.slice(0, 1).map((first) => [first, group] as const)));
}

/** A language with one form has `_other` alone, which is also an ordinary name. */
function isPlural(file: JsonFile, group: readonly JsonLeaf[]): boolean {
  const keys = group.map(({ key }) => key);
  if (new Set(keys).size < keys.length) return false;
  const other = group.find(({ key }) => key.endsWith('_other'));
  return other !== undefined && (group.length > 1 || /\{\{\s*count/.test(textOf(file, other)));
}

export function pluralPlaces(
  file: JsonFile,
  group: readonly JsonLeaf[],
  place: (member: JsonLeaf) => StringPlace,
): PluralPlaces {
  const forms = group.map((member) => ({
    category: pluralKeyOf(member)?.category ?? 'other',
    place: place(member),
  }));
  const last = group.at(-1);
  const base = last === undefined ? '' : (pluralKeyOf(last)?.base ?? '');
  return {
    type: base.endsWith('_ordinal_') ? 'ordinal' : 'cardinal',
    forms,
    add: (category) => addedForm(file, last, `${base}${category}`),
  };
}

/** Stands after the last form and looks like it. */
function addedForm(file: JsonFile, last: JsonLeaf | undefined, key: string): ReturnType<PluralPlaces['add']> {
  const { start = 0, end = 0, memberStart = 0, key: lastKey = '' } = last ?? {};
  const [pointer, path] = last === undefined ? ['', ''] : [pointerOf(last.container), pathOf(last.container)];
  const before = spaceBefore(file.text, memberStart);
  const raw = file.text.slice(start, end);
  const colon = file.text.slice(memberStart + JSON.stringify(lastKey).length, start);
  const encodedKey = encodeJsonText(key, '', file.manner);
  return {
    id: `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    key: path === '' ? key : `${path}.${key}`,
    at: end,
    write: (text) =>
      `,${before}${encodedKey}${colon.includes(':') ? colon : ': '}${encodeJsonText(text, raw, file.manner)}`,
  };
}
