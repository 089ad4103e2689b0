import type { PluralPlaces, StringPlace } from '../../strings/translate-strings.ts';
import { type JsonFile, pluralGroups, pluralPlaces, stringPlace, textOf } from './json-strings.ts';
import type { JsonContainer, JsonMember } from './scan-json.ts';

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
  const groups = new Map<JsonContainer, ReadonlyMap<JsonMember, readonly JsonMember[]>>();
  const taken = new Set<JsonMember>();
  for (const member of file.members) {
    if (taken.has(member) || !member.isText || !isWanted(member.path)) continue;
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
function placeOf(file: JsonFile, member: JsonMember): StringPlace | undefined {
  const { container, key } = member;
  if (container.kind === 'object' && (commentKey.test(key) || technicalKey.test(key))) return undefined;
  if (isAbout(container)) return undefined;
  const described = describedText(container);
  if (described === undefined) return withComments(file, member, stringPlace(file, member));
  return key === described.text ? describedPlace(file, member, described) : undefined;
}

function describedText({ kind, members, parent }: JsonContainer): DescribedText | undefined {
  if (kind === 'array' || parent === undefined || members.length < 2 || members.length > 8) return undefined;
  const keys = members.map(({ key }) => key);
  return describedTexts.find(
    ({ text, notes, others, maxLength }) =>
      keys.includes(text) && keys.every((key) => [text, ...notes, ...others, maxLength].includes(key)),
  );
}

/** Placeholders of browser extensions: examples and contents beside a message. */
function isAbout({ parent, ...container }: JsonContainer): boolean {
  const outer =
    container.key === 'placeholders' ? parent : parent?.key === 'placeholders' ? parent.parent : undefined;
  return outer?.members.some(({ key, isText }) => key === 'message' && isText) ?? false;
}

function describedPlace(
  file: JsonFile,
  member: JsonMember,
  { notes, maxLength }: DescribedText,
): StringPlace {
  const { members, path } = member.container;
  const said = members.filter(({ key, isText }) => isText && notes.includes(key));
  const limit = members.find(({ key, isText }) => key === maxLength && !isText);
  const length = limit === undefined ? Number.NaN : Number(file.text.slice(limit.start, limit.end));
  return {
    ...stringPlace(file, member),
    key: path,
    notes: [...member.comments, ...said.map((note) => textOf(file, note))],
    ...(length > 0 && { maxLength: length }),
  };
}

/** A comment written as a member is about the member after it. */
function withComments(file: JsonFile, member: JsonMember, place: StringPlace): StringPlace {
  const { previous: before } = member;
  if (before === undefined || !before.isText || !commentKey.test(before.key)) return place;
  return { ...place, notes: [...(place.notes ?? []), textOf(file, before)] };
}
