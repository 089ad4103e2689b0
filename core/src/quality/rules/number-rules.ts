import { numberSpans } from '../../auto-replace/number-spans.ts';
import { missingFrom, spansOf, valuesOf } from '../find-spans.ts';
import { missingNumbers } from '../missing-numbers.ts';
import { hasRoman, plainNumbers, withDateParts, withoutDates } from '../plain-numbers.ts';
import { isHan } from '../prepare-segment.ts';
import type { QualityRule } from '../quality-rule.ts';

export const numberMissing: QualityRule = {
  id: 'number-missing',
  category: 'numbers',
  severity: 'error',
  check: ({ sourceWords, targetWords }) => {
    const [source, target] = [plainNumbers(withoutCodes(sourceWords)), plainNumbers(targetWords)];
    return unmatched(source, target).map((missing) => ({
      sourceSpan: spanOfNumber(source, missing),
      params: { missing },
    }));
  },
};

/** Chinese, Japanese and Korean write one as a digit where other languages have an article or nothing. */
export const numberAdded: QualityRule = {
  id: 'number-added',
  category: 'numbers',
  severity: 'warning',
  check: ({ sourceWords, targetWords, targetScript }) => {
    if (isHan(targetScript) || targetScript === 'Kore' || numberWords.test(sourceWords)) return [];
    if (sourceWords.trim() === '') return [];
    const [source, target] = [plainNumbers(sourceWords), plainNumbers(targetWords)];
    return unmatched(target, source).map((found) => ({
      targetSpan: spanOfNumber(target, found),
      params: { found },
    }));
  },
};

const numberWords =
  /\p{Script=Han}|\b(?:hundred|thousand|million|billion|dozen|century|centuries|decade|quarter|half|(?:thir|four|fif|six|seven|eigh|nine)(?:teen|ty)|twenty|cien|ciento|mil|mille|cent|hundert|tausend)/iu;

/** Numbers of one text without their value in the other. A decade is often a word, and a century Roman. */
function unmatched(from: string, into: string): readonly string[] {
  const decades = new Set(
    Array.from(from.matchAll(/(?<!\d)(\d{1,3}0)(?=['’]?s\b)/gu), ([, decade]) => decade),
  );
  return missingNumbers(withoutDates(from), withDateParts(into)).filter(
    (number) => !decades.has(number) && !hasRoman(into, number) && !into.includes(asTime(number)),
  );
}

/** Some languages write 8:30 as 8.30. */
const asTime = (number: string) => number.replace(/^(\d{1,2})\.(?=\d{2}$)/, '$1:');

function spanOfNumber(text: string, written: string) {
  const span = numberSpans(text).find((each) => each.written === written);
  return span && { start: span.start, end: span.end };
}

/** A date such as 2026-11-28 keeps its numbers, in whatever order and form. */
export const dateChanged: QualityRule = {
  id: 'date-changed',
  category: 'numbers',
  severity: 'error',
  check: ({ sourceWords, targetWords }) =>
    missingFrom(
      valuesOf(
        sourceWords,
        /(?<!\d)(?:19|20)\d{2}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])(?!\d)/g,
      ),
      (date) => {
        const [year = '', , day = ''] = date.split(/[-/.]/);
        return targetWords.includes(year) && new RegExp(`(?<!\\d)0?${Number(day)}(?!\\d)`).test(targetWords);
      },
    ),
};

export const timeChanged: QualityRule = {
  id: 'time-changed',
  category: 'numbers',
  severity: 'warning',
  check: ({ sourceWords, targetWords }) =>
    missingFrom(valuesOf(sourceWords, /(?<![\d:.])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g), (time) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      const hours = [hour, hour % 12, (hour % 12) + 12].join('|0?');
      const minutes = minute === 0 ? '' : `\\D{1,3}0?${minute}`;
      return new RegExp(`(?<!\\d)(?:0?${hours})${minutes}(?!\\d)`).test(targetWords);
    }),
};

const percentWords =
  /[%％٪‰]|percent|per cent|prozent|por ciento|pour cent|procent|процент|百分|パーセント|퍼센트|por cento|phần trăm|persen|เปอร์เซ็นต์|بالمئة|بالمائة|في المئة|في المائة/iu;

export const percentMissing: QualityRule = {
  id: 'percent-missing',
  category: 'numbers',
  severity: 'warning',
  check: ({ sourceWords, targetWords }) =>
    percentWords.test(targetWords)
      ? []
      : spansOf(sourceWords, /\d\s?[%％]/g)
          .slice(0, 1)
          .map((sourceSpan) => ({ sourceSpan })),
};

const currencies: readonly (readonly [RegExp, RegExp])[] = [
  [/\$|＄/, /\$|＄|USD|US\s?D|dollar|dólar|доллар|долл|美元|美金|元|ドル|달러|دولار|ดอลลาร์|đô la|dolar/iu],
  [/€/, /€|EUR|euro|евро|欧元|歐元|ユーロ|유로|يورو|ยูโร/iu],
  [/£/, /£|GBP|pound|pfund|livre|libra|фунт|英镑|英鎊|ポンド|파운드|جنيه|ปอนด์|bảng/iu],
  [/¥|￥/, /¥|￥|CNY|RMB|JPY|yuan|yen|iene|юан|иен|元|日元|人民币|円|엔|위안/iu],
  [/₹/, /₹|INR|rupee|rupie|rupia|рупи|卢比|ルピー|루피/iu],
  [/₽/, /₽|RUB|rouble|ruble|rubel|рубл|卢布|ルーブル|루블/iu],
];

export const currencyMissing: QualityRule = {
  id: 'currency-missing',
  category: 'numbers',
  severity: 'warning',
  check: ({ sourceWords, targetWords }) =>
    currencies.flatMap(([sign, words]) => {
      const [first] = spansOf(
        sourceWords,
        new RegExp(`(?:${sign.source})\\s?\\d|\\d\\s?(?:${sign.source})`, 'gu'),
      );
      return first && !words.test(targetWords) ? [{ sourceSpan: first }] : [];
    }),
};

/** Units that every language writes with the same letters; others are translated. */
const units =
  /(?<=\d\s?)(?:kWh|MWh|kW|MW|GHz|MHz|kHz|Hz|GB|MB|KB|TB|°C|°F|mAh|dB|rpm|km\/h|mph|mmHg|kPa|MPa|dpi)(?![\p{L}\p{N}])/gu;

export const unitMissing: QualityRule = {
  id: 'unit-missing',
  category: 'numbers',
  severity: 'info',
  check: ({ sourceWords, targetWords, targetScript }) =>
    targetScript === 'Latn' || isHan(targetScript)
      ? missingFrom(
          valuesOf(sourceWords, units),
          (unit) =>
            targetWords.normalize('NFKC').includes(unit.normalize('NFKC')) ||
            translatedUnit.test(targetWords),
        )
      : [],
};

const translatedUnit =
  /\b[KMGT]o\b|℃|℉|摄氏|攝氏|华氏|千瓦|兆|赫|字节|分贝|公里|千米|英里|转|Kilobyte|Megabyte|Gigabyte|grad|grados|degré|graus|摂氏|華氏|キロ|メガ|ギガ|ヘルツ|バイト/iu;

const alphanumeric =
  /(?<![\p{L}\p{N}_.-])(?=[A-Z0-9-]*[A-Z])(?=[A-Z0-9-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*(?![\p{L}\p{N}_-]|\.\p{L})/gu;
const isOrdinal = /^\d+(?:ST|ND|RD|TH|S|K|M)$/;

/** The text without what `alphanumericMissing` looks for, at the same offsets, so that one fault is one issue. */
function withoutCodes(text: string): string {
  return text.replace(alphanumeric, (found) =>
    isOrdinal.test(found) || !/^\p{L}/u.test(found) ? found : ' '.repeat(found.length),
  );
}

/** Names of models and versions such as A4, GPT-4 or MP3 are the same everywhere. */
export const alphanumericMissing: QualityRule = {
  id: 'alphanumeric-missing',
  category: 'numbers',
  severity: 'warning',
  check: ({ sourceWords, targetWords }) => {
    const folded = fold(targetWords);
    const codes = valuesOf(sourceWords, alphanumeric);
    return missingFrom(
      codes.filter(({ value }) => !isOrdinal.test(value)),
      (code) => folded.includes(fold(code)),
    );
  },
};

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-‐‑–]/gu, '');
}

/** Digits of two scripts in one text. */
export const digitForms: QualityRule = {
  id: 'digit-forms',
  category: 'numbers',
  severity: 'warning',
  check: ({ targetWords }) => {
    const other = spansOf(targetWords, /[٠-٩۰-۹०-९๐-๙]+/gu);
    return other.length > 0 && /[0-9]/.test(targetWords)
      ? other.slice(0, 1).map((targetSpan) => ({ targetSpan }))
      : [];
  },
};
