import type { InlineText } from '../../inline/inline-text.ts';
import { sliceInline } from '../../inline/slice-inline.ts';
import type { SentenceSpan } from '../../segmentation/sentence-span.ts';
import { encodeXmlAttribute, encodeXmlText } from '../../xml/xml-text.ts';
import type { TargetState, TranslationUnit } from '../document-format.ts';
import { XliffInlineWriter } from './xliff-inline.ts';

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

/**
 * A unit with its sentences as segments and what stands between them as `ignorable`. A translation is of the whole
 * unit, so a unit with one stays whole.
 * @param number from 1; unit ids of XLIFF may not hold what ours do, which stand in `name`
 */
export function xliffUnit(unit: TranslationUnit, spans: readonly SentenceSpan[], number: number): string {
  const writer = new XliffInlineWriter(unit.codes);
  const content =
    unit.target === undefined && spans.length > 0
      ? sentences(unit.source, spans, writer)
      : wholeSegment(unit, writer);
  const notes = (unit.notes ?? []).map((note) => `<note>${encodeXmlText(note)}</note>`);
  return [
    `<unit id="u${number}" name="${encodeXmlAttribute(unit.key ?? unit.id)}"${unit.segmentable ? '' : ' canResegment="no"'}>`,
    notes.length === 0 ? '' : `<notes>${notes.join('')}</notes>`,
    writer.originalData(),
    content,
    '</unit>\n',
  ].join('');
}

function sentences(source: InlineText, spans: readonly SentenceSpan[], writer: XliffInlineWriter): string {
  let content = '';
  let last = 0;
  for (const [index, { start, end }] of spans.entries()) {
    if (start > last) content += ignorable(writer.write(sliceInline(source, last, start)));
    content += `<segment id="s${index + 1}">${textElement('source', writer.write(sliceInline(source, start, end)))}</segment>`;
    last = end;
  }
  if (last < source.text.length)
    content += ignorable(writer.write(sliceInline(source, last, source.text.length)));
  return content;
}

const ignorable = (content: string) => `<ignorable>${textElement('source', content)}</ignorable>`;

function wholeSegment({ source, target, targetState }: TranslationUnit, writer: XliffInlineWriter): string {
  const written = textElement('source', writer.write(source));
  if (target === undefined) return `<segment id="s1">${written}</segment>`;
  const translated = textElement('target', writer.write(target));
  const state = states[targetState ?? 'draft'];
  return `<segment id="s1" state="${state}" canResegment="no">${written}${translated}</segment>`;
}

function textElement(name: 'source' | 'target', content: string): string {
  return `<${name} xml:space="preserve">${content}</${name}>`;
}
