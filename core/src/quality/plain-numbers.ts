/**
 * The text as number checks read it, with the same offsets: digits of any script as 0 to 9, groups of digits without the
 * spaces between them (`1 040 km` becomes `1040  km`), and no letter of another script glued to a number.
 */
export function plainNumbers(text: string): string {
  return text
    .replace(/[\p{Nd}]/gu, (digit) => asciiDigit(digit))
    .replace(/(?<=\d)[،٬](?=\d)/gu, ',')
    .replace(/(?<=\d)٫(?=\d)/gu, '.')
    .replace(indianGroups, (number) => number.replaceAll(',', '').padEnd(number.length))
    .replace(groups, (number) => number.replaceAll(/[\s'’]/gu, '').padEnd(number.length))
    .replace(/[\u0590-\u08FF](?=\d)|(?<=\d)[\u0590-\u08FF]/gu, ' ');
}

/** Full dates and times of day: their parts are compared by checks of their own, because languages order them. */
const datesAndTimes =
  /(?<![\d:])(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|(?:[01]?\d|2[0-3]):[0-5]\d)(?![\d:])/g;

/** `20世纪70年代` are the 1970s: the decade tells the century. */
const centuryOfDecade = /\d{2}\s?世[纪紀](?=\s?\d0\s?年代)/gu;

/** The text without its dates and times, at the same offsets. */
export function withoutDates(text: string): string {
  return text
    .replace(datesAndTimes, (found) => ' '.repeat(found.length))
    .replace(centuryOfDecade, (found) => ' '.repeat(found.length));
}

/** The text with the parts of its dates and times as numbers of their own. */
export function withDateParts(text: string): string {
  return text.replace(datesAndTimes, (found) => found.replaceAll(/\D/g, ' '));
}

/** Above the thousands India groups by two digits: `12,50,000`. */
const indianGroups = /(?<![\d.,])\d{1,2}(?:,\d{2})+,\d{3}(?![\d,])/g;
const groups = /(?<![\d.,])\d{1,3}(?:[ \u00A0\u2009\u202F'’]\d{3})+(?:[.,]\d+)?(?!\d)/gu;

/** Digits of a script stand one after the other from zero to nine. Those beyond 16 bits stay, to keep offsets. */
function asciiDigit(digit: string): string {
  if (digit.length > 1) return digit;
  const code = digit.charCodeAt(0);
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Whether a number up to forty stands in a text in Roman letters, as centuries do in many languages. */
export function hasRoman(text: string, number: string): boolean {
  const value = Number(number);
  if (!Number.isInteger(value) || value < 1 || value > 40) return false;
  return new RegExp(`(?<![\\p{L}\\p{N}])${roman(value)}(?:e|ᵉ|ème|er)?(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

function roman(value: number): string {
  const tens = 'X'.repeat(Math.floor(value / 10));
  return (
    tens.replace('XXXX', 'XL') +
    (['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][value % 10] ?? '')
  );
}
