/** How a line is cut into the words that BLEU counts; names and results are those of sacreBLEU 2.6.0. */
export const tokenizations = ['13a', 'zh', 'char', 'none'] as const;
export type Tokenization = (typeof tokenizations)[number];

/** The words of one line; white space at its end never counts. */
export function scoreTokens(line: string, tokenization: Tokenization): readonly string[] {
  return splitWords(separate[tokenization](line.replace(endSpace, '')));
}

/** At white space as Python knows it, which is not quite what JavaScript takes for it. */
export function splitWords(text: string): readonly string[] {
  return text.split(whiteSpace).filter((word) => word !== '');
}

const spaces = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
const whiteSpace = new RegExp(`[${spaces}]+`, 'u');
const endSpace = new RegExp(`[${spaces}]+$`, 'u');

const separate: Readonly<Record<Tokenization, (line: string) => string>> = {
  '13a': (line) => separateSigns(` ${decodeEntities(line.replaceAll('<skipped>', ''))} `),
  zh: (line) => separateSigns(line.replace(chineseCharacter, ' $& ')),
  char: (line) => Array.from(line).join(' '),
  none: (line) => line,
};

/** `mteval-v13a.pl` of NIST: signs stand alone, points and commas except between digits. */
function separateSigns(line: string): string {
  return line
    .replace(/[{-~[-` -&(-+:-@/]/g, ' $& ')
    .replace(/([^0-9])([.,])/gu, '$1 $2 ')
    .replace(/([.,])([^0-9])/gu, ' $1 $2')
    .replace(/([0-9])(-)/g, '$1 $2 ');
}

function decodeEntities(line: string): string {
  return line
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

// sacreBLEU compares with the strings "\u20000" and "\u2a6d6", so that everything from U+2001 to U+2A6D counts as Chinese.
const chineseCharacter =
  /[\u2001-\u2a6d\u2e80-\u2eff\u2f00-\u2fdf\u2ff0-\u303f\u3100-\u312f\u31a0-\u31bf\u31c0-\u31ef\u3200-\u33ff\u3400-\u4db5\u4e00-\u9fbb\uf900-\ufa2d\ufa30-\ufa6a\ufa70-\ufad9\ufe10-\ufe1f\ufe30-\ufe4f\uff00-\uffef]/gu;
