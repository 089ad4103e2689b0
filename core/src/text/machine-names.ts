import { hostAddress, webAddress } from './address-patterns.ts';

/** Where a name stands, in UTF-16 units. */
export interface NamePlace {
  readonly start: number;
  readonly end: number;
}

/** Of Western encodings: properties of Unicode take their time, and names keep to fewer letters still. */
const lower = 'a-zß-öø-ÿ';
const upper = 'A-ZÀ-ÖØ-Þ';
const letter = `${lower}${upper}`;
const mailAddress = `[${letter}\\d_.+-]{1,64}@[${letter}\\d_-]{1,63}(?:\\.[${letter}\\d_-]{1,63}){1,5}`;
/** Elements of XML as they are written of, without attributes. */
const element = `</?[${letter}][${letter}\\d_:.-]{0,60}/?>`;
const identifier = `@?[${letter}][${letter}\\d_]{0,100}(?:[:.-][${letter}\\d_]{1,100}){0,10}`;
const name = `${webAddress}|${hostAddress}|${mailAddress}|${element}|${identifier}`;
const anyName = new RegExp(name, 'g');
const nameHere = new RegExp(name, 'y');

/** What tells them from words: `xml:lang`, `max_size`, `canCopy`, `TableRowStart`; but not `McDonald` or `Note:see`. */
const marks = new RegExp(
  [
    '^[@<]',
    '://|^www\\.|@',
    `[${letter}\\d]_[${letter}\\d]`,
    `^[${lower}\\d]+:[${letter}]`,
    `^[${lower}]+\\d*[${upper}]`,
    `[${lower}][${upper}].*[${lower}][${upper}]`,
  ].join('|'),
);

/** Whether this is an address or a name of programs, which is the same in every language. */
export function isMachineName(text: string): boolean {
  return marks.test(text) && nameEnd(text, 0) === text.length;
}

function nameEnd(text: string, start: number): number {
  nameHere.lastIndex = start;
  return nameHere.test(text) ? nameHere.lastIndex : start;
}

/** All of them in running text, from left to right. */
export function findMachineNames(text: string): readonly NamePlace[] {
  return [...text.matchAll(anyName)]
    .filter(([found]) => marks.test(found))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Whether the text has anything that may be part of a name. */
export function mayHoldName(text: string): boolean {
  return suspect.test(text);
}

/** Capitals are rarer than small letters, so the search goes by them. */
const suspect = new RegExp(`[@<_:]|(?<=[${lower}]\\d*)[${upper}]|www\\.`);

/** Where this very name begins in the text, not where it is but a part of another. */
export function placesOfName(own: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(own); at >= 0; at = text.indexOf(own, at + 1)) {
    const bounded = own.startsWith('<') || (!goesOnBefore(text, at) && !goesOnBehind(text, at + own.length));
    if (bounded) places.push(at);
  }
  return places;
}

/** Whether a name that begins here ends there, where it is read on its own. */
export function isNameBetween(text: string, { start, end }: NamePlace): boolean {
  return nameEnd(text, start) === end;
}

const latin = 'A-Za-z\\u00c0-\\u024f\\d_';
const before = new RegExp(`[${latin}/@\\\\#+-]$|[${latin}][:.]$`);
const behind = new RegExp(`^[${latin}]|^[:.@/\\\\#?&=%+~]+[${latin}]`);
/** Signs between two parts of a name. */
const longestJoint = 4;

function goesOnBefore(text: string, at: number): boolean {
  return before.test(text.slice(Math.max(0, at - longestJoint), at));
}

function goesOnBehind(text: string, at: number): boolean {
  return behind.test(text.slice(at, at + longestJoint));
}
