import type { DocumentFormat, UnitVisitor } from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import { processText, type TextReading } from '../../process-text.ts';
import { type CueManner, translateCues, withoutEmptyLines } from '../../subtitles/translate-cues.ts';
import { escapeHtml, spellingsOf } from '../html/html-text.ts';
import { readVttCues, vttTokens } from './vtt-cues.ts';

/** Subtitles of web videos. A cue is a unit; times, settings, notes, styles and regions stay. */
export const vttFormat: DocumentFormat = {
  id: 'vtt',
  name: 'WebVTT subtitles',
  extensions: ['vtt', 'webvtt'],
  mediaType: 'text/vtt',
  styles: true,
  options: [],
  recognize: (file) => (/^\s*WEBVTT(?:\s|$)/.test(peekText(file) ?? '') ? 3 : 0),
  process: (file, visit, _options, write) =>
    processText(file, { read: (text) => readSubtitles(text, visit) }, write),
};

function readSubtitles(text: string, visit: UnitVisitor): TextReading {
  const lineEnd = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const cues = readVttCues(text).map((cue) => ({ tokens: vttTokens(text, cue) }));
  const manner: CueManner = {
    marks: { bold: ['<b>', '</b>'], italic: ['<i>', '</i>'], underline: ['<u>', '</u>'] },
    escape: (part, raw) =>
      escapeHtml(part, spellingsOf(raw.replaceAll(/<[^<>]*>/g, ''))).replaceAll(/[\r\n]+/g, lineEnd),
    finish: withoutEmptyLines,
  };
  return translateCues(text, cues, { visit, manner });
}
