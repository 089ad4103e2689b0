import type { Splice } from '../../../text/splice-text.ts';
import type { TargetChange, WrittenState } from '../../bilingual/target-change.ts';
import { type JsonContainer, type JsonNode, memberOf } from '../json/json-node.ts';

/** How the file is laid out. */
export interface JsonLayout {
  readonly lineEnd: string;
  /** Empty where the file has no lines. */
  readonly indent: string;
  readonly colon: string;
  /** Whether slashes are written `\/`. */
  readonly escapesSlashes: boolean;
}

export interface WrittenText {
  readonly path: readonly string[];
  readonly change: TargetChange;
}

const states: Readonly<Record<WrittenState, string>> = {
  empty: 'new',
  draft: 'needs_review',
  translated: 'translated',
  reviewed: 'translated',
};

export interface LocalizationPlace {
  readonly text: string;
  readonly layout: JsonLayout;
  /** The entry of the catalog. */
  readonly entry: JsonContainer;
  readonly source: JsonNode | undefined;
  readonly language: string;
}

/** Texts that are there are replaced in their places; where one is missing the localization is written anew. */
export function localizationSplices(
  place: LocalizationPlace,
  written: readonly WrittenText[],
): readonly Splice[] {
  const localizations = memberOf(place.entry, 'localizations');
  const localization = memberOf(localizations, place.language);
  const changed = written.map((text) => changeText(place.layout, localization, text));
  if (changed.every((splices) => splices !== undefined)) return changed.flat();
  const value = newLocalization(place, localization, written);
  if (localization !== undefined) {
    const text = writeValue(value, 4, place.layout);
    return [{ start: localization.start, end: localization.end, text }];
  }
  if (localizations?.kind !== 'object')
    return [insertMember(place.entry, 'localizations', { [place.language]: value }, 2, place.layout)];
  return [insertMember(localizations, place.language, value, 3, place.layout)];
}

export function writeString(text: string, { escapesSlashes }: JsonLayout): string {
  const written = JSON.stringify(text);
  return escapesSlashes ? written.replaceAll('/', '\\/') : written;
}

function changeText(
  layout: JsonLayout,
  localization: JsonNode | undefined,
  { path, change }: WrittenText,
): readonly Splice[] | undefined {
  const unit = memberOf(nodeAt(localization, path), 'stringUnit');
  const [text, state] = [memberOf(unit, 'value'), memberOf(unit, 'state')];
  if (text === undefined || state === undefined) return undefined;
  const { content } = change;
  return [
    ...(content === undefined
      ? []
      : [{ start: text.start, end: text.end, text: writeString(content, layout) }]),
    { start: state.start, end: state.end, text: `"${states[change.state]}"` },
  ];
}

function nodeAt(node: JsonNode | undefined, path: readonly string[]): JsonNode | undefined {
  return path.reduce<JsonNode | undefined>((inner, name) => memberOf(inner, name), node);
}

interface JsonRecord {
  [name: string]: unknown;
}

/** What the localization has, with the new texts in it. */
function newLocalization(
  { text, source }: LocalizationPlace,
  localization: JsonNode | undefined,
  written: readonly WrittenText[],
): JsonRecord {
  const value = recordOf(text, localization);
  const model = recordOf(text, source);
  for (const { path, change } of written) {
    const place = makeWay(value, model, path);
    const { content, state } = change;
    place['stringUnit'] = {
      ...asRecord(place['stringUnit']),
      state: states[state],
      ...(content !== undefined && { value: content }),
    };
    if (path[0] === 'variations') delete value['stringUnit'];
  }
  return value;
}

/** A substitution says which argument it stands for; that is the same in every language. */
function makeWay(value: JsonRecord, model: JsonRecord, path: readonly string[]): JsonRecord {
  let place = value;
  let shown: JsonRecord | undefined = model;
  for (const name of path) {
    shown = asRecord(shown?.[name]);
    const { argNum, formatSpecifier } = shown ?? {};
    const inner = asRecord(place[name]) ?? {
      ...(argNum !== undefined && { argNum }),
      ...(formatSpecifier !== undefined && { formatSpecifier }),
    };
    place[name] = inner;
    place = inner;
  }
  return place;
}

function asRecord(value: unknown): JsonRecord | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonRecord)
    : undefined;
}

function recordOf(text: string, node: JsonNode | undefined): JsonRecord {
  return (node && asRecord(JSON.parse(text.slice(node.start, node.end)))) ?? {};
}

/** As Xcode writes it, sorted; `level` is how deep the value stands. */
function writeValue(value: unknown, level: number, layout: JsonLayout): string {
  const record = asRecord(value);
  if (typeof value === 'string') return writeString(value, layout);
  if (record === undefined) return JSON.stringify(value);
  const members = Object.keys(record)
    .toSorted()
    .map((key) => lineAt(level + 1, layout) + writeMember(key, record[key], level + 1, layout));
  return `{${members.join(',')}${lineAt(level, layout)}}`;
}

function writeMember(key: string, value: unknown, level: number, layout: JsonLayout): string {
  return `${writeString(key, layout)}${layout.colon}${writeValue(value, level, layout)}`;
}

function lineAt(level: number, { lineEnd, indent }: JsonLayout): string {
  return indent === '' ? '' : lineEnd + indent.repeat(level);
}

/** In the place its name has among the others. */
function insertMember(
  object: JsonContainer,
  key: string,
  value: unknown,
  level: number,
  layout: JsonLayout,
): Splice {
  const member = writeMember(key, value, level + 1, layout);
  const line = lineAt(level + 1, layout);
  const next = object.children.find((other) => other.key > key);
  if (next !== undefined)
    return { start: next.memberStart, end: next.memberStart, text: `${member},${line}` };
  const last = object.children.at(-1);
  if (last !== undefined) return { start: last.end, end: last.end, text: `,${line}${member}` };
  return { start: object.start, end: object.end, text: `{${line}${member}${lineAt(level, layout)}}` };
}
