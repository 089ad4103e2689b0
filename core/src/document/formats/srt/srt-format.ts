import type { DocumentFormat, UnitVisitor } from '../../document-format.ts';
import type { StyleMarks } from '../../inline-unit.ts';
import { peekText } from '../../peek-text.ts';
import { processText, type TextReading } from '../../process-text.ts';
import { translateCues, withoutEmptyLines } from '../../subtitles/translate-cues.ts';
import { cueTokens } from './cue-tokens.ts';
import { readCues, timingLine } from './read-cues.ts';

/** SubRip subtitles. A cue is a unit; numbers, times and settings stay as they are. */
export const srtFormat: DocumentFormat = {
  id: 'srt',
  name: 'SubRip subtitles',
  extensions: ['srt'],
  mediaType: 'application/x-subrip',
  styles: true,
  options: [],
  recognize(file) {
    const head = peekText(file);
    if (head === undefined || /^\s*WEBVTT/.test(head)) return 0;
    return head.search(timingLine) === -1 ? 0 : 3;
  },
  process: (file, visit, { sourceLanguage: language }, write) =>
    processText(file, { language, read: (text) => readSubtitles(text, visit) }, write),
};

const marks: StyleMarks = {
  bold: ['<b>', '</b>'],
  italic: ['<i>', '</i>'],
  underline: ['<u>', '</u>'],
};

function readSubtitles(text: string, visit: UnitVisitor): TextReading {
  const lineEnd = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const cues = readCues(text).map((cue) => ({ tokens: cueTokens(text, cue) }));
  const escapeText = (part: string) => part.replaceAll(/[\r\n]+/g, lineEnd);
  return translateCues(text, cues, {
    visit,
    manner: { marks, escape: escapeText, finish: withoutEmptyLines },
  });
}
