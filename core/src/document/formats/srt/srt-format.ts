import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import type { DocumentFormat, UnitVisitor } from '../../document-format.ts';
import { readInlineUnit, renderInlineUnit, type StyleMarks } from '../../inline-unit.ts';
import { peekText } from '../../peek-text.ts';
import { processText, type TextReading } from '../../process-text.ts';
import { trimTokens } from '../../trim-tokens.ts';
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
  process: (file, visit, _options, write) =>
    processText(file, { read: (text) => readSubtitles(text, visit) }, write),
};

const marks: StyleMarks = {
  bold: ['<b>', '</b>'],
  italic: ['<i>', '</i>'],
  underline: ['<u>', '</u>'],
};

function readSubtitles(text: string, visit: UnitVisitor): TextReading {
  const lineEnd = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const splices: Splice[] = [];
  let restored = 0;
  for (const [i, cue] of readCues(text).entries()) {
    const tokens = trimTokens(cueTokens(text, cue), text);
    const unit = readInlineUnit(tokens, text, { defaultMarks: marks, collapse: false });
    if (unit === undefined || !hasWords(unit.source.text)) continue;
    const { source, codes } = unit;
    const target = visit({ id: `cue-${i + 1}`, kind: 'cue', source, codes, segmentable: false });
    if (target === undefined) continue;
    const rendered = renderInlineUnit(unit, target, (part) => part.replaceAll(/[\r\n]+/g, lineEnd));
    if (rendered.restored) restored++;
    const hasEmptyLine = emptyLine.test(text.slice(unit.start, unit.end));
    const written = hasEmptyLine ? rendered.text : withoutEmptyLines(rendered.text);
    splices.push({ start: unit.start, end: unit.end, text: written });
  }
  return { splices, restored };
}

const emptyLine = /(\r\n|\n|\r(?!\n))(?:[ \t]*(?:\r\n|\n|\r(?!\n)))+/;

/** An empty line would end the cue in players that are less lenient. */
function withoutEmptyLines(text: string): string {
  return text.replaceAll(new RegExp(emptyLine, 'g'), '$1').trim();
}
