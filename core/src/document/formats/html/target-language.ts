import { direction } from '../../../language/language-tag.ts';
import type { Splice } from '../../../text/splice-text.ts';
import type { TextReading } from '../../process-text.ts';
import { type HtmlSyntax, htmlSyntax } from './html-syntax.ts';

/** A translated page says its new language, and runs from right to left where that one does. */
export function withTargetLanguage(
  text: string,
  reading: TextReading,
  targetLanguage: string,
  syntax: HtmlSyntax = htmlSyntax,
): TextReading {
  if (reading.splices.length === 0) return reading;
  const root = syntax.scan(text).find(({ kind, name }) => kind === 'start' && name === 'html');
  if (root === undefined) return reading;
  const attributes = root.attributes
    .filter(({ name }) => ['lang', 'xml:lang', 'dir'].includes(name))
    .map(({ name, start, end }) => ({
      start,
      end,
      text: `${name}="${name === 'dir' ? direction(targetLanguage) : targetLanguage}"`,
    }));
  const hasDirection = root.attributes.some(({ name }) => name === 'dir');
  const added: readonly Splice[] =
    hasDirection || direction(targetLanguage) === 'ltr'
      ? []
      : [{ start: root.end - 1, end: root.end - 1, text: ' dir="rtl"' }];
  return {
    ...reading,
    splices: [...attributes, ...added, ...reading.splices].sort((a, b) => a.start - b.start),
  };
}
