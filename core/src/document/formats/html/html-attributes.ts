import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import type { UnitVisitor } from '../../document-format.ts';
import type { MaskedText } from '../../masking/masked-text.ts';
import { maskedValue } from '../../masking/masked-value.ts';
import type { HtmlSyntax } from './html-syntax.ts';
import { spellingsOf } from './html-text.ts';
import type { HtmlAttribute, HtmlMark } from './scan-html.ts';

const everywhere = new Set([
  'alt',
  'title',
  'placeholder',
  'summary',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-placeholder',
  'aria-valuetext',
]);
const describingMeta =
  /^(?:description|keywords|(?:og|twitter):(?:title|description|site_name|image:alt)|application-name)$/i;

/** The attributes of a start tag that people read. */
export function translatableAttributes({ name, attributes }: HtmlMark): readonly HtmlAttribute[] {
  const value = (wanted: string) => attributes.find((attribute) => attribute.name === wanted)?.value ?? '';
  return attributes.filter((attribute) => {
    if (!hasWords(attribute.value)) return false;
    if (everywhere.has(attribute.name)) return name !== 'link';
    if (attribute.name === 'content') {
      return name === 'meta' && describingMeta.test(value('name') || value('property'));
    }
    if (attribute.name === 'value')
      return name === 'input' && /^(?:submit|button|reset)$/i.test(value('type'));
    return attribute.name === 'label';
  });
}

export interface AttributePlace {
  readonly id: string;
  readonly attribute: HtmlAttribute;
  readonly syntax: HtmlSyntax;
}

/** Undefined where the visitor leaves the attribute as it is. */
export function visitAttribute(
  masked: MaskedText,
  { id, attribute, syntax }: AttributePlace,
  visit: UnitVisitor,
): Splice | undefined {
  const value = attribute.value.trim();
  const { source, codes, write } = maskedValue(masked, value.replaceAll(/\s+/g, ' '), attribute);
  const target = visit({
    id,
    kind: 'attribute',
    source,
    codes,
    segmentable: attribute.name === 'content' || value.length > longValue,
    notes: [attribute.name],
  });
  if (target === undefined) return undefined;
  const raw = masked.raw.slice(attribute.start, attribute.end);
  const [, before = '', quote = '', written = ''] = /^([^=]*=\s*)(["']?)([\s\S]*)$/.exec(raw) ?? [];
  const edges = /^(\s*)[\s\S]*?(\s*)$/.exec(quote === '' ? written : written.slice(0, -1));
  const spellings = spellingsOf(written);
  const closing = quote === '' ? '"' : quote;
  const escaped = write(target, (text) => syntax.escapeAttribute(text, spellings, closing));
  return {
    start: attribute.start,
    end: attribute.end,
    text: `${before}${closing}${edges?.[1] ?? ''}${escaped}${edges?.[2] ?? ''}${closing}`,
  };
}

/** Shorter values are labels. */
const longValue = 200;
