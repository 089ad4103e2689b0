import type { DocumentFormat, UnitVisitor } from '../../document-format.ts';
import { peekText } from '../../peek-text.ts';
import { processText, type TextReading } from '../../process-text.ts';
import { type CueManner, translateCues } from '../../subtitles/translate-cues.ts';
import { readAssEvents } from './ass-events.ts';
import { assTokens } from './ass-tokens.ts';

/** Subtitles of SubStation Alpha. The text of a dialogue is a unit; all other fields stay. */
export const assFormat: DocumentFormat = {
  id: 'ass',
  name: 'SubStation Alpha subtitles',
  extensions: ['ass', 'ssa'],
  mediaType: 'text/x-ssa',
  styles: true,
  options: [],
  recognize(file) {
    const head = peekText(file) ?? '';
    if (/^\s*\[Script Info\]/i.test(head)) return 3;
    return /^\s*\[Events\]/im.test(head) ? 2 : 0;
  },
  process: (file, visit, { sourceLanguage: language }, write) =>
    processText(file, { language, read: (text) => readSubtitles(text, visit) }, write),
};

const manner: CueManner = {
  marks: { bold: ['{\\b1}', '{\\b0}'], italic: ['{\\i1}', '{\\i0}'], underline: ['{\\u1}', '{\\u0}'] },
  escape: (part) =>
    part
      .replaceAll(/[{}]/g, '\\$&')
      .replaceAll(/[\r\n]+/g, '\\N')
      .replaceAll('\u00A0', '\\h'),
};

function readSubtitles(text: string, visit: UnitVisitor): TextReading {
  const { dialogues, comments } = readAssEvents(text);
  const cues = dialogues.map((dialogue) => ({
    tokens: assTokens(text, dialogue),
    notes: dialogue.speaker === '' ? [] : [dialogue.speaker],
  }));
  const reading = translateCues(text, cues, { visit, manner });
  return { ...reading, warnings: [{ code: 'comments-skipped', count: comments }] };
}
