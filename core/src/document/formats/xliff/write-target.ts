import { hasWords } from '../../../text/has-words.ts';
import { type Splice, spliceText } from '../../../text/splice-text.ts';
import { encodeXmlAttribute } from '../../../xml/xml-text.ts';
import { isOtherLanguage } from '../../bilingual/other-language.ts';
import { setContent, spaceBefore } from '../../bilingual/set-content.ts';
import { setAttribute } from '../../bilingual/tag-attribute.ts';
import type { TargetChange } from '../../bilingual/target-change.ts';
import type { XmlContent, XmlSegment } from '../../bilingual/xml-inline.ts';
import type { TransUnit } from './trans-unit.ts';
import type { UnitSegment } from './unit-segments.ts';

/** A segment and what becomes of its target. */
export interface ChangedSegment extends UnitSegment {
  readonly change?: TargetChange;
}

/** Attributes of a target that is not there yet. */
export interface NewTarget {
  readonly state?: string | undefined;
  readonly language?: string | undefined;
}

/** Splices that put what was written into the target, which is made where there is none. */
export function targetSplices(
  unit: TransUnit,
  segments: readonly ChangedSegment[],
  attributes: NewTarget,
): readonly Splice[] {
  const written = segments.flatMap(({ id, target, change }) =>
    change?.content === undefined ? [] : [{ id, target, content: change.content }],
  );
  const [only] = written;
  if (only === undefined) return [];
  if (only.id === undefined) return wholeSplices(unit, only.content, attributes);
  if (written.every(({ target }) => target !== undefined)) {
    return written.flatMap(({ target, content }) =>
      target === undefined ? [] : rewrittenTarget(unit.text, target, content, attributes),
    );
  }
  return wholeSplices(unit, segmentedContent(unit, segments), attributes);
}

function wholeSplices(unit: TransUnit, content: string, attributes: NewTarget): readonly Splice[] {
  const { text, target, source, segSource } = unit;
  if (target !== undefined) return rewrittenTarget(text, target, content, attributes);
  const before = segSource ?? source;
  return before === undefined ? [] : [newTarget(text, before, content, attributes)];
}

/** New content; a target that says it is of another language says the new one. */
export function rewrittenTarget(
  text: string,
  target: XmlContent | XmlSegment,
  content: string,
  { language }: NewTarget,
): readonly Splice[] {
  const said = target.attributes.get('xml:lang');
  const isOther = said !== undefined && language !== undefined && isOtherLanguage(said, language);
  const attribute = isOther ? setAttribute(text, target.tag, 'xml:lang', language) : undefined;
  const replaced = setContent(text, target, content);
  return attribute === undefined ? [replaced] : [attribute, replaced];
}

/** The source as it is cut, with each segment's target in its place. */
function segmentedContent(unit: TransUnit, segments: readonly ChangedSegment[]): string {
  const { start, end } = unit.segSource?.content ?? { start: 0, end: 0 };
  const splices = segments
    .filter(({ source }) => source.content.start < source.content.end)
    .map((segment) => ({
      start: segment.source.content.start - start,
      end: segment.source.content.end - start,
      text: contentOf(unit.text, segment),
    }));
  return spliceText(unit.text.slice(start, end), splices);
}

/** What is not translated yet stays empty; numbers and signs that nobody translates stand as they are. */
function contentOf(text: string, { source, target, change }: ChangedSegment): string {
  if (change?.content !== undefined) return change.content;
  const kept = target ?? (hasWords(wordsOf(source)) ? undefined : source);
  return kept === undefined ? '' : text.slice(kept.content.start, kept.content.end);
}

function wordsOf({ pieces }: XmlContent | XmlSegment): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
}

/** Behind the source, laid out as that is. */
export function newTarget(
  text: string,
  before: XmlContent,
  content: string,
  { state, language }: NewTarget,
): Splice {
  const name = before.rawName.replace(/(?:seg-)?source$/, 'target');
  const lang = before.attributes.has('xml:lang') && language !== undefined;
  const attributes = [
    lang ? ` xml:lang="${encodeXmlAttribute(language)}"` : '',
    state === undefined ? '' : ` state="${state}"`,
  ].join('');
  const space = spaceBefore(text, before.start);
  return {
    start: before.end,
    end: before.end,
    text: `${space}<${name}${attributes}>${content}</${name}>`,
  };
}
