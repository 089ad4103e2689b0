import { plainInline } from '../../inline/inline-text.ts';
import { hasWords } from '../../text/has-words.ts';
import type { XmlScanner } from '../../xml/xml-scanner.ts';
import { encodeXmlAttribute } from '../../xml/xml-text.ts';
import type { Draft, XmlReading } from './xml-flow.ts';

/** Longer values are sentences, shorter ones labels. */
const longValue = 200;

/** The attributes of the element that starts which people read. */
export function attributeDrafts(
  reading: XmlReading,
  scanner: XmlScanner,
  { id, names }: { readonly id: string; readonly names: readonly string[] },
): readonly Draft[] {
  return names.flatMap((name) => {
    const place = scanner.attributePlace(name);
    const value = scanner.attribute(name) ?? '';
    if (place === undefined || !hasWords(value)) return [];
    const raw = scanner.text.slice(place.start, place.end);
    return [() => visitAttribute(reading, { id: `${id}@${name}`, name, value, raw, ...place })];
  });
}

interface AttributeValue {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

function visitAttribute(reading: XmlReading, { id, name, value, raw, start, end }: AttributeValue) {
  const text = value.trim();
  const target = reading.visit({
    id: `${reading.idPrefix}${id}`,
    kind: 'attribute',
    source: plainInline(text),
    codes: {},
    segmentable: text.length > longValue,
    notes: [name],
  });
  if (target === undefined) return [];
  const before = raw.slice(0, raw.length - raw.trimStart().length);
  const after = raw.slice(raw.trimEnd().length);
  const encoded = encodeXmlAttribute(target.text).replaceAll("'", '&#39;');
  return [{ start, end, text: `${before}${encoded}${after}` }];
}
