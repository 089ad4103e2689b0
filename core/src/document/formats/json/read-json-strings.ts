import type { PluralPlaces, StringPlace } from '../../strings/translate-strings.ts';
import { allLeaves, type JsonContainer, type JsonLeaf, leavesIn, pathOf } from './json-node.ts';
import { type JsonFile, pluralGroups, pluralPlaces, stringPlace, textOf } from './json-strings.ts';

/** Objects in which one member is the text and the others are about it. */
interface DescribedText {
  readonly text: string;
  readonly notes: readonly string[];
  readonly maxLength?: string;
  readonly others: readonly string[];
}

/** Browser extensions, FormatJS, structured JSON of translation services. */
const describedTexts: readonly DescribedText[] = [
  { text: 'message', notes: ['description'], others: ['hash'] },
  { text: 'defaultMessage', notes: ['description'], others: ['id', 'file', 'line', 'start', 'end'] },
  {
    text: 'string',
    notes: ['developer_comment', 'context', 'instruction'],
    maxLength: 'character_limit',
    others: ['comment'],
  },
];

/** Keys whose values are for people who read the file. */
const commentKey = /^(?:\/\/|_+comments?\b|\$comment$|_note\b)/;
const technicalKey = /^\$(?:schema|id|ref)$/;

/** The strings of a JSON file that are to be translated, with plural forms together. */
export function* readJsonStrings(
  file: JsonFile,
  isWanted: (key: string) => boolean,
): Generator<StringPlace | PluralPlaces> {
  const groups = new Map<JsonContainer, ReadonlyMap<JsonLeaf, readonly JsonLeaf[]>>();
  const taken = new Set<JsonLeaf>();
  for (const member of allLeaves(file.document)) {
    if (taken.has(member) || member.kind !== 'text' || !isWanted(pathOf(member))) continue;
    const place = placeOf(file, member);
    if (place === undefined) continue;
    const inObject = groups.get(member.container) ?? pluralGroups(file, member.container);
    groups.set(member.container, inObject);
    const group = inObject.get(member);
    for (const form of group ?? []) taken.add(form);
    yield group === undefined ? place : pluralPlaces(file, group, (form) => stringPlace(file, form));
  }
}

/** Undefined where the string is not to be translated. */
function placeOf(file: JsonFile, member: JsonLeaf): StringPlace | undefined {
  const { container, key } = member;
  if (container.kind === 'object' && (commentKey.test(key) || technicalKey.test(key))) return undefined;
  if (isAbout(container)) return undefined;
  const described = describedText(container);
  if (described === undefined) return withComments(file, member, stringPlace(file, member));
  return key === described.text ? describedPlace(file, member, described) : undefined;
}

function describedText(container: JsonContainer): DescribedText | undefined {
  const { kind, depth, children } = container;
  if (kind === 'array' || depth < 2 || children.length < 2 || children.length > 8) return undefined;
  const members = leavesIn(container);
  const keys = members.map(({ key }) => key);
  return describedTexts.find(
    ({ text, notes, others, maxLength }) =>
      keys.includes(text) && keys.every((key) => [text, ...notes, ...others, maxLength].includes(key)),
  );
}

/** Placeholders of browser extensions: examples and contents beside a message. */
function isAbout(inner: JsonContainer): boolean {
  const { key: name, container } = inner;
  const about = name === 'placeholders' ? inner : container?.key === 'placeholders' ? container : undefined;
  return about?.container?.children.some(({ key, kind }) => key === 'message' && kind === 'text') ?? false;
}

function describedPlace(file: JsonFile, member: JsonLeaf, { notes, maxLength }: DescribedText): StringPlace {
  const members = leavesIn(member.container);
  const said = members.filter(({ key, kind }) => kind === 'text' && notes.includes(key));
  const limit = members.find(({ key, kind }) => key === maxLength && kind !== 'text');
  const length = limit === undefined ? Number.NaN : Number(file.text.slice(limit.start, limit.end));
  return {
    ...stringPlace(file, member),
    key: pathOf(member.container),
    notes: [...member.comments, ...said.map((note) => textOf(file, note))],
    ...(length > 0 && { maxLength: length }),
  };
}

/** A comment written as a member is about the member after it. */
function withComments(file: JsonFile, member: JsonLeaf, place: StringPlace): StringPlace {
  const before = member.container.children[member.index - 1];
  if (before?.kind !== 'text' || !commentKey.test(before.key)) return place;
  return { ...place, notes: [...(place.notes ?? []), textOf(file, before)] };
}
