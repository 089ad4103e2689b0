/** Words for numbers above twelve, in which languages write what others write in digits. */
const words: readonly (readonly [value: number, expression: RegExp])[] = [
  [13, /\b(?:thirteen|dreizehn|treize|trece|tredici|treze)\b/iu],
  [14, /\b(?:fourteen|vierzehn|quatorze|catorce|quattordici|catorze)\b/iu],
  [15, /\b(?:fifteen|fünfzehn|quinze|quince|quindici)\b|خمسة? عشر/iu],
  [16, /\b(?:sixteen|sechzehn|seize|dieciséis|sedici|dezesseis)\b/iu],
  [17, /\b(?:seventeen|siebzehn|dix-sept|diecisiete|diciassette|dezessete)\b/iu],
  [18, /\b(?:eighteen|achtzehn|dix-huit|dieciocho|diciotto|dezoito)\b|الثامن عشر/iu],
  [19, /\b(?:nineteen|neunzehn|dix-neuf|diecinueve|diciannove|dezenove)\b|التاسع عشر/iu],
  [20, /\b(?:twent(?:y|ieth)|zwanzig|vingt|veinte|venti|vinte|two decades)\b|двадцат|العشرين|عشرين/iu],
  [24, /\bround the clock|rund um die Uhr|круглосуточ/iu],
  [25, /\b(?:quarter|viertel|quart|cuarto|quarto)\b|четверт|四分之一/iu],
  [30, /\b(?:thirt(?:y|ieth)|dreißig|trente|treinta|trenta|trinta)\b|тридцат|ثلاثين/iu],
  [40, /\b(?:fort(?:y|ieth)|vierzig|quarante|cuarenta|quaranta|quarenta)\b|сорок|أربعين/iu],
  [50, /\b(?:fift(?:y|ieth)|fünfzig|cinquante|cincuenta|cinquanta|cinquenta)\b|пятьдесят|خمسين/iu],
  [50, /\b(?:half|hälfte|moitié|mitad|metà|metade)\b|половин|一半|半分/iu],
  [60, /\b(?:sixt(?:y|ieth)|sechzig|soixante|sesenta|sessanta|sessenta)\b|шестьдесят|ستين/iu],
  [70, /\b(?:sevent(?:y|ieth)|siebzig|soixante-dix|setenta|settanta)\b|семьдесят|سبعين/iu],
  [80, /\b(?:eight(?:y|ieth)|achtzig|quatre-vingts?|ochenta|ottanta|oitenta)\b|восемьдесят|ثمانين/iu],
  [90, /\b(?:ninet(?:y|ieth)|neunzig|quatre-vingt-dix|noventa|novanta)\b|девяносто|تسعين/iu],
  [100, /\b(?:(?:a|one) hundred|hundert|cent|cien(?:to)?|cem)\b|一百|百/iu],
  [1000, /\b(?:(?:a|one) thousand|tausend|mille|mil)\b|тысяч|ألف|一千/iu],
];

/** Whether a text says a number in a word. */
export function saysInWords(text: string, number: string): boolean {
  const value = Number(number);
  return words.some(([each, expression]) => each === value && expression.test(text));
}

const scales: Readonly<Record<string, number>> = {
  百: 1e2,
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  亿: 1e8,
  億: 1e8,
  억: 1e8,
  兆: 1e12,
};

const scaledParts = /(?:\d[\d,]*\s?[百千]?[万萬만亿億억兆百千]\s?){1,4}(?:\d[\d,]*)?/gu;
const scaledPart = /(\d[\d,]*)\s?([百千])?([万萬만亿億억兆百千])?/gu;

/** The values of numbers that are written in several parts, such as 10万4500 or 3億4千万. */
export function compoundValues(text: string): readonly string[] {
  return Array.from(text.matchAll(scaledParts), ([written]) => {
    const parts = Array.from(written.matchAll(scaledPart), ([, digits = '', hundreds = '', scale = '']) => {
      return Number(digits.replaceAll(',', '')) * (scales[hundreds] ?? 1) * (scales[scale] ?? 1);
    });
    return String(parts.reduce((sum, part) => sum + part, 0));
  });
}
