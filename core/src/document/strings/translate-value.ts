import { spliceText } from '../../text/splice-text.ts';
import { visitEmbeddedHtml } from '../embedded-html.ts';
import { apostrophesOf, escapeIcu } from '../icu/escape-icu.ts';
import { parseIcu } from '../icu/parse-icu.ts';
import {
  type MessageTranslation,
  translateMessage,
  type UnitDescription,
} from '../messages/translate-message.ts';
import { isStyleSheet } from './is-style-sheet.ts';
import type { StringSettings } from './string-settings.ts';

/** A string of a file, with escapes read. */
export interface StringValue {
  readonly id: string;
  readonly unit: UnitDescription;
  readonly text: string;
}

export interface TranslatedValue {
  /** Undefined where the visitor replaced nothing. */
  readonly text: string | undefined;
  readonly restored: number;
}

const markup = /<[a-z!/]|&(?:#\d|#x[\da-f]|[a-z]+;)/i;

/** Visits the units of a string: as HTML, as an ICU message or as text with placeholders. CSS has none. */
export function translateValue(value: StringValue, settings: StringSettings): TranslatedValue {
  const { text } = value;
  if (isStyleSheet(text)) return { text: undefined, restored: 0 };
  const isHtml = settings.htmlFinder !== undefined && markup.test(text);
  return isHtml ? visitHtml(value, settings) : visitMessage(value, settings);
}

function visitHtml({ id, unit, text }: StringValue, { visit, htmlFinder }: StringSettings): TranslatedValue {
  const html = { text, idPrefix: `${id}#`, placeholders: htmlFinder };
  return visitEmbeddedHtml(html, (found) => visit({ ...found, ...unit, kind: found.kind }));
}

function visitMessage({ id, unit, text }: StringValue, settings: StringSettings): TranslatedValue {
  const { visit, finder, targetLanguage, apostrophes } = settings;
  const parts = apostrophes === undefined ? undefined : parseIcu(text);
  const style = apostrophesOf(text, apostrophes ?? 'as-they-are');
  const escapeText: MessageTranslation['escape'] =
    parts === undefined ? (part) => part : (part, { inPlural }) => escapeIcu(part, inPlural, style);
  const whole = { kind: 'text', start: 0, end: text.length, text } as const;
  const { splices, restored } = translateMessage(parts ?? [whole], id, {
    raw: text,
    visit,
    unit,
    finder,
    targetLanguage,
    escape: escapeText,
  });
  return { text: splices.length === 0 ? undefined : spliceText(text, splices), restored };
}
