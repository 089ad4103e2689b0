import type { InlineText } from '../../inline/inline-text.ts';
import { hasWords } from '../../text/has-words.ts';
import type { Splice } from '../../text/splice-text.ts';
import type { TranslationUnit } from '../document-format.ts';
import { spellingsOf } from '../formats/html/html-text.ts';
import type { InlineToken } from '../inline-token.ts';
import { escapeCdata, escapeXml } from './escape-xml.ts';
import { visitHtmlElement } from './html-element.ts';
import { pairTextTags } from './pair-text-tags.ts';
import { readXmlUnit, type XmlUnit } from './read-xml-unit.ts';
import { renderWellFormed } from './render-well-formed.ts';
import type { GatheredUnit, XmlReading } from './xml-flow.ts';
import { cdataMarks } from './xml-text-tokens.ts';
import { noStyleMarks } from './xml-vocabulary.ts';

/** Visits the unit, then those inside its codes; gives what is to be replaced, in order. */
export function visitXmlUnit(reading: XmlReading, gathered: GatheredUnit): readonly Splice[] {
  const html = reading.embeddedHtml ? visitHtmlElement(reading, gathered) : undefined;
  if (html !== undefined) return html;
  const unit = readGathered(reading, gathered, gathered.tokens);
  const target = unit && visit(reading, gathered, unit);
  const within = gathered.inner.flatMap(({ drafts }) => drafts.flatMap((draft) => draft()));
  const variants = unit === undefined ? [] : visitVariants(reading, gathered, unit);
  if (target === undefined) return [...within, ...variants];
  const written =
    within.length === 0 ? unit : readGathered(reading, gathered, withSplices(gathered.tokens, within));
  if (written === undefined) return [...within, ...variants];
  const { start, end, lead, trail } = written;
  const outside = within.filter((splice) => splice.end <= start || splice.start >= end);
  const inside = write(reading, gathered, { unit: written, target });
  const echoes = (gathered.block?.rule.echoes ?? []).map((place) => ({
    ...place,
    text: inElement(written, inside),
  }));
  return [...outside, { start, end, text: `${lead}${inside}${trail}` }, ...echoes, ...variants];
}

/** The text as the content of another element. */
function inElement({ cdata }: XmlUnit, text: string): string {
  return cdata ? `${cdataMarks.open}${text}${cdataMarks.close}` : text;
}

/** Those that are translated stand behind the element, each on a line as it does. */
function visitVariants(reading: XmlReading, gathered: GatheredUnit, unit: XmlUnit): readonly Splice[] {
  const { block, element, raw } = gathered;
  const { variants = [] } = block?.rule ?? {};
  if (element === undefined || block === undefined || variants.length === 0) return [];
  const indent = blankBefore(raw, element.start);
  const texts = variants.map(({ id, open, close }) => {
    const own = { ...gathered, block: { ...block, id, rule: { ...block.rule, key: id } } };
    const target = visit(reading, own, unit);
    if (target === undefined) return '';
    return `${indent}${open}${inElement(unit, write(reading, gathered, { unit, target }))}${close}`;
  });
  const { end } = element;
  return texts.every((text) => text === '') ? [] : [{ start: end, end, text: texts.join('') }];
}

function blankBefore(raw: string, place: number): string {
  let start = place;
  while (start > 0 && /\s/.test(raw.charAt(start - 1))) start--;
  return raw.slice(start, place);
}

function readGathered(
  { vocabulary }: XmlReading,
  { raw, block }: GatheredUnit,
  tokens: readonly InlineToken[],
): XmlUnit | undefined {
  if (block === undefined) return undefined;
  const { styleMarks: defaultMarks = noStyleMarks, joinsAlike = false } = vocabulary;
  return readXmlUnit(pairTextTags(tokens), raw, { defaultMarks, joinsAlike, collapse: !block.preserve });
}

function visit(
  reading: XmlReading,
  { block, number }: GatheredUnit,
  { unit }: XmlUnit,
): InlineText | undefined {
  if (block === undefined || !hasWords(unit.source.text)) return undefined;
  const { kind = 'paragraph', key, notes, maxLength, segmentable = true } = block.rule;
  const visited: TranslationUnit = {
    id: `${reading.idPrefix}${block.id}${number === 1 ? '' : `.${number}`}`,
    kind,
    source: unit.source,
    codes: unit.codes,
    segmentable,
    ...(key !== undefined && { key }),
    ...(notes !== undefined && notes.length > 0 && { notes }),
    ...(maxLength !== undefined && { maxLength }),
  };
  return reading.visit(visited);
}

interface Translated {
  readonly unit: XmlUnit;
  readonly target: InlineText;
}

/** The text of the unit alone, without what stays at its edges. */
function write(reading: XmlReading, { raw }: GatheredUnit, { unit, target }: Translated): string {
  const { start, end, cdata } = unit;
  const before = raw.slice(start, end);
  const lineEnd = before.includes('\r\n') ? '\r\n' : '\n';
  const spellings = spellingsOf(before);
  let afterSpace = true;
  const encode = (text: string) => {
    const escaped = reading.vocabulary.escape?.(text) ?? text;
    const encoded = cdata ? escapeCdata(escaped) : escapeXml(escaped, spellings);
    const finished = reading.vocabulary.finish?.(encoded, afterSpace) ?? encoded;
    afterSpace = text.endsWith(' ');
    return lineEnd === '\n' ? finished : finished.replaceAll('\n', lineEnd);
  };
  const rendered = renderWellFormed(unit.unit, target, encode);
  if (rendered.restored) reading.warnings.add('codes-restored');
  return cdata ? rendered.text : joinSections(rendered.text);
}

/** Tags in sections of their own share one with the plain text between them, as people write it. */
function joinSections(xml: string): string {
  return xml.replaceAll(betweenTags, '$1');
}

/** From the end of a section with an opening tag to that of a closing one. */
const betweenTags = /(?<=<!\[CDATA\[<[^\]/<>][^\]<>]{0,2000}>)\]\]>([^<&\]]{0,2000})<!\[CDATA\[(?=<\/)/g;

/** Both lists are in order; a splice belongs to the code it stands in. */
function withSplices(tokens: readonly InlineToken[], splices: readonly Splice[]): readonly InlineToken[] {
  const sorted = splices.toSorted((a, b) => a.start - b.start);
  let next = 0;
  return tokens.map((token) => {
    const own: Splice[] = [];
    for (let splice = sorted[next]; splice && splice.start < token.end; splice = sorted[++next]) {
      if (splice.start >= token.start) own.push(splice);
    }
    return own.length === 0 || token.kind === 'text' ? token : { ...token, splices: own };
  });
}
