import { isPluralCategory } from '../../messages/plural-forms.ts';
import { spaceBefore } from '../../strings/space-before.ts';
import type { PluralPlaces, StringPlace } from '../../strings/translate-strings.ts';
import { encodeJsonText, type JsonManner, jsonMannerOf } from './encode-json.ts';
import { decodeJsonText, type JsonContainer, type JsonMember, scanJson } from './scan-json.ts';

/** A JSON file while its strings are gathered. */
export interface JsonFile {
  readonly text: string;
  readonly manner: JsonManner;
  readonly members: readonly JsonMember[];
}

/** @throws {DocumentFormatError} broken, limit */
export function readJson(text: string): JsonFile {
  return { text, manner: jsonMannerOf(text), members: scanJson(text) };
}

export function textOf({ text }: JsonFile, { start, end }: JsonMember): string {
  return decodeJsonText(text, start, end);
}

export function stringPlace(file: JsonFile, member: JsonMember): StringPlace {
  const { start, end, pointer, path, comments } = member;
  const raw = file.text.slice(start, end);
  return {
    id: pointer,
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

function pluralKeyOf({ key, isText }: JsonMember): PluralKey | undefined {
  const [, base = '', category = ''] = (isText ? pluralKey.exec(key) : null) ?? [];
  const known = isPluralCategory(category) && category !== 'zero';
  return known ? { base, category } : undefined;
}

/** The members of an object that are plural forms of one text (`item_one`, `item_other`), by their first. */
export function pluralGroups(
  file: JsonFile,
  { members }: JsonContainer,
): ReadonlyMap<JsonMember, readonly JsonMember[]> {
  const byBase = new Map<string, JsonMember[]>();
  for (const member of members) {
    const base = pluralKeyOf(member)?.base;
    if (base !== undefined) byBase.set(base, [...(byBase.get(base) ?? []), member]);
  }
  const plurals = [...byBase.values()].filter((group) => isPlural(file, group));
  return new Map(plurals.flatMap((group) => group.slice(0, 1).map((first) => [first, group] as const)));
}

/** A language with one form has `_other` alone, which is also an ordinary name. */
function isPlural(file: JsonFile, group: readonly JsonMember[]): boolean {
  const keys = group.map(({ key }) => key);
  if (new Set(keys).size < keys.length) return false;
  const other = group.find(({ key }) => key.endsWith('_other'));
  return other !== undefined && (group.length > 1 || /\{\{\s*count/.test(textOf(file, other)));
}

export function pluralPlaces(
  file: JsonFile,
  group: readonly JsonMember[],
  place: (member: JsonMember) => StringPlace,
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
function addedForm(
  file: JsonFile,
  last: JsonMember | undefined,
  key: string,
): ReturnType<PluralPlaces['add']> {
  const { container, start = 0, end = 0, memberStart = 0, key: lastKey = '' } = last ?? {};
  const before = spaceBefore(file.text, memberStart);
  const raw = file.text.slice(start, end);
  const colon = file.text.slice(memberStart + JSON.stringify(lastKey).length, start);
  const encodedKey = encodeJsonText(key, '', file.manner);
  return {
    id: `${container?.pointer ?? ''}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    key: container === undefined || container.path === '' ? key : `${container.path}.${key}`,
    at: end,
    write: (text) =>
      `,${before}${encodedKey}${colon.includes(':') ? colon : ': '}${encodeJsonText(text, raw, file.manner)}`,
  };
}
