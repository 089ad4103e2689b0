import type { InlineCode, InlineCodeTable, InlineText, StyleRun } from '../../inline/inline-text.ts';
import type { TmxDescription, TmxHeader, TmxUnit, TmxVariant } from './tmx-unit.ts';
import { attributesXml, escapeXml } from './xml-text.ts';

export interface TmxWriting {
  readonly sourceLanguage: string;
  /** Version of the program, for the header. */
  readonly programVersion: string;
  readonly header?: Partial<TmxHeader>;
}

/** TMX 1.4b, level 2, piece by piece: header, units, end. */
export function* writeTmx(units: Iterable<TmxUnit>, writing: TmxWriting): Generator<string, void> {
  yield tmxStart(writing);
  for (const unit of units) yield tmxUnitXml(unit);
  yield tmxEnd;
}

/** Writes the start of the file: the header keeps its facts, and gets those that TMX requires. */
export function tmxStart({ sourceLanguage, programVersion, header }: TmxWriting): string {
  const attributes = {
    creationtool: 'Transloom',
    creationtoolversion: programVersion,
    segtype: 'sentence',
    'o-tmf': 'transloom',
    adminlang: 'en-US',
    srclang: sourceLanguage,
    datatype: 'plaintext',
    ...header?.attributes,
  };
  const inside = header === undefined ? '' : descriptionXml(header);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n<header${attributesXml(attributes)}>${inside}</header>\n<body>\n`;
}

export const tmxEnd = '</body>\n</tmx>\n';

export function tmxUnitXml(unit: TmxUnit): string {
  const inside = descriptionXml(unit) + unit.variants.map(variantXml).join('');
  return `<tu${attributesXml(unit.attributes)}>${inside}</tu>\n`;
}

function variantXml(variant: TmxVariant): string {
  const { language, attributes, text, codes, segment = segmentXml(text, codes) } = variant;
  const tag = `<tuv${attributesXml({ 'xml:lang': language, ...attributes })}>`;
  return `${tag}${descriptionXml(variant)}<seg>${segment}</seg></tuv>`;
}

function descriptionXml({ notes = [], properties = [], others = [] }: Partial<TmxDescription>): string {
  return [
    ...notes.map(
      ({ text, attributes = {} }) => `<note${attributesXml(attributes)}>${escapeXml(text)}</note>`,
    ),
    ...properties.map(({ type, value, attributes }) => {
      return `<prop${attributesXml({ type, ...attributes })}>${escapeXml(value)}</prop>`;
    }),
    ...others,
  ].join('');
}

/** An element before the character at `at`. */
interface Mark {
  readonly at: number;
  readonly xml: string;
}

function segmentXml(inline: InlineText, details: InlineCodeTable): string {
  const marks = [
    ...styleMarks(inline, 'end'),
    ...codeMarks(inline.codes, details),
    ...styleMarks(inline, 'start'),
  ].sort((a, b) => a.at - b.at);
  let xml = '';
  let last = 0;
  for (const mark of marks) {
    xml += escapeXml(inline.text.slice(last, mark.at)) + mark.xml;
    last = mark.at;
  }
  return xml + escapeXml(inline.text.slice(last));
}

function codeMarks(codes: readonly InlineCode[], details: InlineCodeTable): readonly Mark[] {
  const partners = pairedCodes(codes);
  return codes.map((code) => {
    const { type = 'other', display = '' } = details[code.id] ?? {};
    const native = escapeXml(display);
    const kind = code.kind === 'placeholder' ? 'placeholder' : partners.has(code) ? code.kind : 'alone';
    const position = code.kind === 'open' ? 'begin' : 'end';
    const elements = {
      placeholder: `<ph x="${code.id}" type="x-${type}">${native}</ph>`,
      open: `<bpt i="${code.id}" x="${code.id}" type="x-${type}">${native}</bpt>`,
      close: `<ept i="${code.id}"/>`,
      alone: `<it pos="${position}" x="${code.id}" type="x-${type}">${native}</it>`,
    };
    return { at: code.at, xml: elements[kind] };
  });
}

/** Openings that are closed later in this text, and their closings. */
function pairedCodes(codes: readonly InlineCode[]): ReadonlySet<InlineCode> {
  const paired = new Set<InlineCode>();
  const open = new Map<number, InlineCode>();
  for (const code of codes) {
    if (code.kind === 'open') open.set(code.id, code);
    const opening = open.get(code.id);
    if (code.kind !== 'close' || opening === undefined) continue;
    paired.add(opening).add(code);
    open.delete(code.id);
  }
  return paired;
}

/** Each style run is a pair of elements; `i` must only differ from those of the codes. */
function styleMarks({ codes, styles }: InlineText, edge: 'start' | 'end'): readonly Mark[] {
  const first = Math.max(0, ...codes.map((code) => code.id)) + 1;
  return styles.flatMap((run, place) => {
    const elements = styleTypes(run).map(({ type, native }, part) => {
      const i = first + place * 3 + part;
      return edge === 'start' ? `<bpt i="${i}" type="${type}">${native}</bpt>` : `<ept i="${i}"/>`;
    });
    const xml = edge === 'start' ? elements.join('') : elements.reverse().join('');
    return { at: run[edge], xml };
  });
}

function styleTypes({
  bold,
  italic,
  underline,
  underlineColor,
}: StyleRun): { type: string; native: string }[] {
  return [
    bold ? { type: 'bold', native: '{b}' } : [],
    italic ? { type: 'italic', native: '{i}' } : [],
    underline ? { type: 'ulined', native: `{u${underlineColor ?? ''}}` } : [],
  ].flat();
}
