import type { InterfaceLanguage } from '@transloom/contracts/answer';

/** An amount as contracts write it out, so that nobody changes a digit: 叁仟贰佰元整; three thousand two hundred yuan. */
export function amountInWords(fen: number, language: InterfaceLanguage): string {
  return language === 'zh-CN' ? inChinese(fen) : inEnglish(fen);
}

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿'];

function inChinese(fen: number): string {
  const [yuan, jiao, cents] = [Math.floor(fen / 100), Math.floor((fen % 100) / 10), fen % 10];
  const whole = yuan === 0 ? '零元' : `${wholeInChinese(yuan)}元`;
  if (jiao === 0 && cents === 0) return `${whole}整`;
  const small = `${jiao === 0 ? '零' : `${digits[jiao]}角`}${cents === 0 ? '整' : `${digits[cents]}分`}`;
  return `${whole}${small}`;
}

/** Four digits belong together; zeros between digits are read as one. */
function wholeInChinese(yuan: number): string {
  let text = '';
  for (let group = 0, rest = yuan; rest > 0; group += 1, rest = Math.floor(rest / 10_000)) {
    const four = rest % 10_000;
    const higher = Math.floor(rest / 10_000);
    if (four === 0) continue;
    const lead = four < 1_000 && higher > 0 ? '零' : '';
    const gap =
      text !== '' && !text.startsWith('零') && yuan % 10_000 ** group < 1_000 * 10_000 ** (group - 1)
        ? '零'
        : '';
    text = `${lead}${fourInChinese(four)}${groups[group]}${gap}${text}`;
  }
  return text.replaceAll(/零+/g, '零').replace(/^零/, '');
}

function fourInChinese(four: number): string {
  return [3, 2, 1, 0]
    .map((place) => {
      const digit = Math.floor(four / 10 ** place) % 10;
      return digit === 0 ? '零' : `${digits[digit]}${places[place]}`;
    })
    .join('')
    .replaceAll(/零+/g, '零')
    .replaceAll(/^零|零$/g, '');
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inEnglish(fen: number): string {
  const [yuan, cents] = [Math.floor(fen / 100), fen % 100];
  const whole = `${wholeInEnglish(yuan)} yuan`;
  return cents === 0 ? whole : `${whole} and ${wholeInEnglish(cents)} fen`;
}

function wholeInEnglish(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100) {
    const rest = number % 10;
    return `${tens[Math.floor(number / 10) - 2]}${rest === 0 ? '' : `-${small[rest]}`}`;
  }
  const [size, word] =
    number < 1_000
      ? ([100, 'hundred'] as const)
      : number < 1_000_000
        ? ([1_000, 'thousand'] as const)
        : ([1_000_000, 'million'] as const);
  const rest = number % size;
  return `${wholeInEnglish(Math.floor(number / size))} ${word}${rest === 0 ? '' : ` ${wholeInEnglish(rest)}`}`;
}
