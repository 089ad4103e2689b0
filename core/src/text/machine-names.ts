import { hostAddress, webAddress } from './address-patterns.ts';

/** Where a name stands, in UTF-16 units. */
export interface NamePlace {
  readonly start: number;
  readonly end: number;
}

const letter = '\\p{Script=Latin}';
const mailAddress = `[${letter}\\d_.+-]{1,64}@[${letter}\\d_-]{1,63}(?:\\.[${letter}\\d_-]{1,63}){1,5}`;
/** Elements of XML as they are written of, without attributes. */
const element = `</?${letter}[${letter}\\d_:.-]{0,60}/?>`;
const identifier = `@?${letter}[${letter}\\d_]{0,100}(?:[:.-][${letter}\\d_]{1,100}){0,10}`;

const anyName = new RegExp(`${webAddress}|${hostAddress}|${mailAddress}|${element}|${identifier}`, 'gu');
const wholeName = new RegExp(`^(?:${anyName.source})$`, 'u');

/** What tells them from words: `xml:lang`, `max_size`, `canCopy`, `TableRowStart`; but not `McDonald` or `Note:see`. */
const marks = new RegExp(
  [
    '^[@<]',
    '://|^www\\.|@',
    `[${letter}\\d]_[${letter}\\d]`,
    '^[\\p{Ll}\\d]+:\\p{L}',
    '^\\p{Ll}+\\d*\\p{Lu}',
    '\\p{Ll}\\p{Lu}.*\\p{Ll}\\p{Lu}',
  ].join('|'),
  'u',
);

/** Whether this is an address or a name of programs, which is the same in every language. */
export function isMachineName(text: string): boolean {
  return wholeName.test(text) && marks.test(text);
}

/** All of them in running text, from left to right. */
export function findMachineNames(text: string): readonly NamePlace[] {
  return [...text.matchAll(anyName)]
    .filter(([name]) => marks.test(name))
    .map(({ 0: name, index }) => ({ start: index, end: index + name.length }));
}

/** Where this very name begins in the text, not where it is but a part of another. */
export function placesOfName(name: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const bounded =
      name.startsWith('<') || (!goesOnBefore(text, at) && !goesOnBehind(text, at + name.length));
    if (bounded) places.push(at);
  }
  return places;
}

const before = new RegExp(`[${letter}\\p{N}_/@\\\\#]$|[${letter}\\p{N}_][:.]$`, 'u');
const behind = new RegExp(`^[${letter}\\p{N}_]|^[:.@/\\\\#?&=%+~]+[${letter}\\p{N}_]`, 'u');
/** Signs between two parts of a name. */
const longestJoint = 4;

function goesOnBefore(text: string, at: number): boolean {
  return before.test(text.slice(Math.max(0, at - longestJoint), at));
}

function goesOnBehind(text: string, at: number): boolean {
  return behind.test(text.slice(at, at + longestJoint));
}
