import type { DocumentFormat, UnitVisitor } from '../../document-format.ts';
import type { InlineToken } from '../../inline-token.ts';
import { peekText } from '../../peek-text.ts';
import { processText, type TextReading } from '../../process-text.ts';
import { translateCues, withoutEmptyLines } from '../../subtitles/translate-cues.ts';

/** Subtitles of YouTube: a line with two times, and the text below it. */
export const sbvFormat: DocumentFormat = {
  id: 'sbv',
  name: 'YouTube subtitles',
  extensions: ['sbv', 'sub'],
  mediaType: 'text/x-subviewer',
  styles: false,
  options: [],
  recognize(file) {
    const head = peekText(file);
    if (head === undefined) return 0;
    return new RegExp(timingLine.source, 'm').test(head) ? 3 : 0;
  },
  process: (file, visit, { sourceLanguage: language }, write) =>
    processText(file, { language, read: (text) => readSubtitles(text, visit) }, write),
};

const timingLine =
  /^[ \t\uFEFF]*\d{1,3}:\d{2}:\d{2}\.\d{1,3},\d{1,3}:\d{2}:\d{2}\.\d{1,3}[ \t]*(?:\r\n|\r|\n|$)/gm;

/** SBV has no marks for styles. */
const marks = { bold: ['', ''], italic: ['', ''], underline: ['', ''] } as const;

function readSubtitles(text: string, visit: UnitVisitor): TextReading {
  const lineEnd = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const timings = [...text.matchAll(timingLine)];
  const cues = timings.map(({ 0: line, index }, i) => ({
    tokens: cueTokens(text, index + line.length, timings[i + 1]?.index ?? text.length),
  }));
  const escapeText = (part: string) => part.replaceAll(/[\r\n]+/g, lineEnd);
  return translateCues(text, cues, {
    visit,
    manner: { marks, escape: escapeText, finish: withoutEmptyLines },
  });
}

/** Lines of YouTube are ended in the text as well, by `[br]`. */
function cueTokens(text: string, start: number, end: number): readonly InlineToken[] {
  const tokens: InlineToken[] = [];
  let last = start;
  const addText = (to: number) => {
    if (last < to) tokens.push({ kind: 'text', start: last, end: to, text: text.slice(last, to) });
  };
  const details = { type: 'break', display: '↵', equivalent: '\n' } as const;
  for (const { 0: raw, index } of text.slice(start, end).matchAll(/\r\n|\r|\n|\[br\]/g)) {
    addText(start + index);
    last = start + index + raw.length;
    tokens.push({ kind: 'placeholder', start: start + index, end: last, details });
  }
  addText(end);
  return tokens;
}
