import { numberReadings } from '../auto-replace/number-readings.ts';
import { type NumberSpan, numberSpans } from '../auto-replace/number-spans.ts';
import { compoundValues, saysInWords } from './written-numbers.ts';

/**
 * Numbers of the source, as written, whose value stands nowhere in the target, in whatever notation: `1,200`,
 * `1.200`, `1.2 thousand` and `1200` are one value, and `5 million` is `500万`. Whole numbers up to twelve are not
 * judged: people write them as words, and months as names.
 */
export function missingNumbers(source: string, target: string): readonly string[] {
  const inTarget = new Set([
    ...numberSpans(target).flatMap((span) => values(span, target)),
    ...compoundValues(target),
  ]);
  const compound = compoundValues(source).some((value) => inTarget.has(value));
  const missing = numberSpans(source).filter(
    (span) =>
      !isOftenWord(span) &&
      !values(span, source).some((value) => inTarget.has(value) || saysInWords(target, value)) &&
      !(compound && isScaled(span, source)),
  );
  return [...new Set(missing.map(({ written }) => written))];
}

/** Whether a number is a part of one such as 3億4千万. */
function isScaled({ start, end }: NumberSpan, text: string): boolean {
  return (
    /^\s?[百千万萬亿億兆만억]/u.test(text.slice(end)) || /[万萬亿億兆만억]\s?$/u.test(text.slice(0, start))
  );
}

const mostWritten = 12;

function isOftenWord({ written }: NumberSpan): boolean {
  return /^\d{1,2}$/.test(written) && Number(written) <= mostWritten;
}

/** Powers of ten by the word or letter behind a number. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/^\s?(万亿|萬億|兆|trillion\b|trilli|billón|billones|billion(?=en\b))/i, 12],
  [/^\s?(十亿|十億|billion\b|bn\b|milliard|миллиард|млрд|mil millones)/i, 9],
  [/^\s?(亿|億|억)/, 8],
  [/^\s?(千万|千萬)/, 7],
  [/^\s?(百万|百萬|million|millón|millones|milhões|mio\b|mln\b|миллион|млн|m\b)/i, 6],
  [/^\s?(万|萬|만)/, 4],
  [/^\s?(千|thousand\b|mille\b|mil\b|tausend|тысяч|тыс|k\b)/i, 3],
  [/^\s?(百|hundred\b)/i, 2],
];

/** As written, and multiplied by a word of scale behind it. */
function values({ written, end }: NumberSpan, text: string): readonly string[] {
  const readings = numberReadings(written);
  const behind = text.slice(end, end + 14);
  const scale = scales.find(([word]) => word.test(behind))?.[1];
  const scaled = scale === undefined ? [] : readings.map((reading) => shifted(reading, scale));
  return [...readings, ...scaled, ...decade(written, behind), ...commonYear(written, text)];
}

/** Thai years are counted from 543 years earlier. */
function commonYear(written: string, text: string): readonly string[] {
  return /^2[4-6]\d\d$/.test(written) && /\p{Script=Thai}/u.test(text) ? [String(Number(written) - 543)] : [];
}

/** `1970s` are the seventies: `70年代`, `los años 70`. */
function decade(written: string, behind: string): readonly string[] {
  return /^\d{3}0$/.test(written) && /^['’]?s\b/.test(behind) ? [written.slice(2)] : [];
}

/** The decimal point moved to the right; text, because fractions of ten have no exact number. */
function shifted(reading: string, places: number): string {
  const [whole = '', fraction = ''] = reading.split('.');
  const digits = `${whole}${fraction.padEnd(places, '0')}`;
  const point = whole.length + places;
  const integer = digits.slice(0, point).replace(/^0+(?=.)/, '');
  const rest = digits.slice(point).replace(/0+$/, '');
  return rest === '' ? integer : `${integer}.${rest}`;
}
