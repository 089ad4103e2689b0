import type { InlineCodeTable, InlineText } from '../../inline/inline-text.ts';
import { sliceInline } from '../../inline/slice-inline.ts';
import type { SentenceSpan } from '../../segmentation/sentence-span.ts';
import { encodeXmlAttribute, encodeXmlText } from '../../xml/xml-text.ts';
import type { TargetState, TranslationUnit } from '../document-format.ts';
import { type UnitTexts, XliffInlineWriter } from './xliff-inline.ts';

export interface XliffHead {
  readonly sourceLanguage: string;
  readonly targetLanguage?: string | undefined;
  /** Name of the file the units are of. */
  readonly original: string;
}

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** A document as XLIFF 2.1, to be written as it is read: the head, every unit, the end. */
export function xliffHead({ sourceLanguage, targetLanguage, original }: XliffHead): string {
  const target = targetLanguage === undefined ? '' : ` trgLang="${encodeXmlAttribute(targetLanguage)}"`;
  const source = ` srcLang="${encodeXmlAttribute(sourceLanguage)}"`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="2.1" xmlns="${namespace}"${source}${target}>\n` +
    `<file id="f1" original="${encodeXmlAttribute(original)}">\n`
  );
}

export const xliffEnd = '</file>\n</xliff>\n';

const states: Readonly<Record<TargetState, string>> = {
  draft: 'initial',
  translated: 'translated',
  reviewed: 'reviewed',
};

/** A text that is translated by itself. */
export interface XliffSegment {
  /** Unique in its unit. */
  readonly id: string;
  readonly source: InlineText;
  readonly target?: InlineText | undefined;
  readonly state?: TargetState | undefined;
}

export interface XliffUnit {
  readonly name: string;
  readonly notes?: readonly string[] | undefined;
  readonly codes: InlineCodeTable;
  /** Whether others may split and join its segments. */
  readonly resegmentable: boolean;
  readonly translatable?: boolean;
  /** In order; a text alone stands between segments. */
  readonly parts: readonly (XliffSegment | InlineText)[];
}

/**
 * A unit with its sentences as segments and what stands between them as `ignorable`. A translation is of the whole
 * unit, so a unit with one stays whole.
 */
export function unitOfDocument(unit: TranslationUnit, spans: readonly SentenceSpan[]): XliffUnit {
  const { source, target, targetState: state, key, id, codes, notes, segmentable: resegmentable } = unit;
  const whole = target !== undefined || spans.length === 0;
  const parts = whole ? [{ id: 's1', source, target, state }] : sentences(source, spans);
  return { name: key ?? id, notes, codes, resegmentable, parts };
}

function sentences(source: InlineText, spans: readonly SentenceSpan[]): XliffUnit['parts'] {
  const parts: (XliffSegment | InlineText)[] = [];
  let last = 0;
  for (const [index, { start, end }] of spans.entries()) {
    if (start > last) parts.push(sliceInline(source, last, start));
    parts.push({ id: `s${index + 1}`, source: sliceInline(source, start, end) });
    last = end;
  }
  if (last < source.text.length) parts.push(sliceInline(source, last, source.text.length));
  return parts;
}

/** @param number from 1; unit ids of XLIFF may not hold what ours do, which stand in `name` */
export function xliffUnit(unit: XliffUnit, number: number): string {
  const { name, notes = [], codes, resegmentable, translatable = true, parts } = unit;
  const texts = parts.map((part): UnitTexts => ('source' in part ? part : { source: part }));
  const ids = parts.flatMap((part) => ('source' in part ? [part.id] : []));
  const writer = new XliffInlineWriter(codes, texts, ids);
  const sources = texts.map(({ source }) => writer.writeSource(source));
  const targets = texts.map(({ target }, i) => {
    return target && writer.writeTarget(target, sources[i]?.elements ?? new Set()).xml;
  });
  const content = parts.map((part, i) => {
    const source = textElement('source', sources[i]?.xml ?? '');
    return 'source' in part ? segment(part, source, targets[i]) : `<ignorable>${source}</ignorable>`;
  });
  return [
    `<unit id="u${number}" name="${encodeXmlAttribute(name)}"`,
    `${resegmentable ? '' : ' canResegment="no"'}${translatable ? '' : ' translate="no"'}>`,
    notes.length === 0 ? '' : `<notes>${notes.map(note).join('')}</notes>`,
    writer.originalData(),
    ...content,
    '</unit>\n',
  ].join('');
}

const note = (text: string) => `<note>${encodeXmlText(text)}</note>`;

function segment({ id, state }: XliffSegment, source: string, target: string | undefined): string {
  const name = encodeXmlAttribute(id);
  if (target === undefined) return `<segment id="${name}">${source}</segment>`;
  const translated = textElement('target', target);
  return `<segment id="${name}" state="${states[state ?? 'draft']}" canResegment="no">${source}${translated}</segment>`;
}

function textElement(name: 'source' | 'target', content: string): string {
  return `<${name} xml:space="preserve">${content}</${name}>`;
}
