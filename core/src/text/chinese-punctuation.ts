import type { Splice } from './splice-text.ts';

const fullWidth: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
  '(': '（',
  ')': '）',
};
const chinese = /[\p{Script=Han}\p{Script=Bopomofo}，。；：！？、（）《》〈〉「」『』【】“”‘’…—]/u;
const han = /\p{Script=Han}/u;
const fullMark = /[，。；：！？、（）“”…]/;

/**
 * What makes the marks of a Chinese text those that Chinese is written with (GB/T 15834): engines that learned from
 * mixed texts put half-width ones. Figures, times, addresses and what stands between words of other scripts keep theirs.
 */
export function chinesePunctuation(text: string): readonly Splice[] {
  if (!han.test(text)) return [];
  const marks = [...singleMarks(text), ...quotes(text), ...brackets(text)];
  return [...marks, ...needlessSpaces(text, marks)].sort((a, b) => a.start - b.start);
}

function singleMarks(text: string): readonly Splice[] {
  return [...text.matchAll(/\.{2,}|[,;:!?.]/g)].flatMap(({ 0: mark, index }) => {
    const written = writtenMark(text, mark, index);
    return written === undefined ? [] : [{ start: index, end: index + mark.length, text: written }];
  });
}

function writtenMark(text: string, mark: string, index: number): string | undefined {
  if (mark.length > 1) return isChinese(before(text, index)) ? '……' : undefined;
  if (mark === '.') return isFullStop(text, index) ? '。' : undefined;
  return isOfTheSentence(text, index) ? fullWidth[mark] : undefined;
}

/** A comma or the like beside Chinese or at the end, and not inside a figure, a time or an address. */
function isOfTheSentence(text: string, index: number): boolean {
  if (isChinese(before(text, index))) return true;
  const right = after(text, index + 1);
  return right === '' || isChinese(right);
}

/** Behind Chinese, or at the end of a sentence of it; not one of an abbreviation. */
function isFullStop(text: string, index: number): boolean {
  const left = before(text, index);
  if (isChinese(left)) return true;
  if (left === '' || after(text, index + 1) !== '') return false;
  const word = /[^\s\p{Script=Han}]*$/u.exec(text.slice(0, index))?.[0] ?? '';
  return !word.includes('.');
}

/** Straight quotes open and close by turns; an odd one may mean inches. */
function quotes(text: string): readonly Splice[] {
  const found = [...text.matchAll(/"/g)];
  if (found.length % 2 === 1) return [];
  return found.map(({ index }, i) => ({ start: index, end: index + 1, text: i % 2 === 0 ? '“' : '”' }));
}

/** Pairs around Chinese or in the midst of it. */
function brackets(text: string): readonly Splice[] {
  const open: number[] = [];
  const pairs: number[] = [];
  for (const { 0: mark, index } of text.matchAll(/[()]/g)) {
    if (mark === '(') open.push(index);
    else {
      const start = open.pop();
      if (start !== undefined && isChinesePair(text, start, index)) pairs.push(start, index);
    }
  }
  return pairs.map((index) => ({
    start: index,
    end: index + 1,
    text: fullWidth[text.charAt(index)] ?? '',
  }));
}

/** What follows a word of another script at once is a call, as in `print(x)`. */
function isChinesePair(text: string, start: number, end: number): boolean {
  if (han.test(text.slice(start, end)) || isChinese(before(text, start))) return true;
  return !/[\w$]/.test(text.charAt(start - 1)) && isChinese(after(text, end + 1));
}

/** A full-width mark brings its own space, and Chinese has none between its characters. */
function needlessSpaces(text: string, marks: readonly Splice[]): readonly Splice[] {
  const written = new Map(
    marks.flatMap(({ start, end, text: mark }) => [
      [start, mark],
      [end - 1, mark],
    ]),
  );
  const at = (index: number) => written.get(index)?.at(-1) ?? text.charAt(index);
  return [...text.matchAll(/(?<=\S)[ \u00a0]+(?=\S)/g)].flatMap(({ 0: space, index }) => {
    const end = index + space.length;
    const [left, right] = [at(index - 1), at(end)];
    const isNeedless = fullMark.test(left) || fullMark.test(right) || (isChinese(left) && isChinese(right));
    return isNeedless ? [{ start: index, end, text: '' }] : [];
  });
}

function isChinese(character: string): boolean {
  return chinese.test(character);
}

/** The nearest character that is no space; empty at the edge. */
function before(text: string, index: number): string {
  return /(\S)\s*$/u.exec(text.slice(Math.max(0, index - 20), index))?.[1] ?? '';
}

function after(text: string, index: number): string {
  return /^\s*(\S)/u.exec(text.slice(index, index + 20))?.[1] ?? '';
}
