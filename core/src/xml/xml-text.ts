const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const reference = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi;
/** An ampersand that begins no reference, or one to an entity that only a DTD could declare. */
const badReference = /&(?!#\d{1,7};|#x[0-9a-fA-F]{1,6};|(?:amp|lt|gt|quot|apos);)/;
/** An ampersand that begins no reference at all. */
const noReference = /&(?!#\d{1,7};|#x[0-9a-fA-F]{1,6};|[A-Za-z_:][\w.:-]{0,200};)/;
/** Characters no XML document may hold. */
const illegalCharacter = /[^\t\n\r\u0020-\ufffd]/;
/** The same and half surrogate pairs; slower. */
const illegalCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** Characters written as references, and suspect ones. Most text has none, and this test is faster than a full scan. */
const unsafeInText = /[^\t\n\u0020-\u0025\u0027-\u003b\u003d\u003f-\ud7ff\ue000-\ufffd]/;
/** An illegal character or any surrogate. */
const suspectCharacter = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/;

/** `predefined`: the five every document has; `any`: also those that a document type may declare. */
export type KnownEntities = 'predefined' | 'any';

/** Offset of the first reference that means nothing, or -1. */
export function findBadReference(raw: string, entities: KnownEntities = 'predefined'): number {
  if (!raw.includes('&')) return -1;
  const syntax = raw.search(entities === 'any' ? noReference : badReference);
  if (syntax >= 0) return syntax;
  for (const match of raw.matchAll(reference)) {
    if (match[3] === undefined && !isXmlCharacter(codePointOf(match))) return match.index;
  }
  return -1;
}

/** References become characters and line ends become `\n`, as the XML recommendation asks of text. */
export function decodeXmlText(raw: string): string {
  const lines = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
  if (!lines.includes('&')) return lines;
  return lines.replace(reference, (whole, decimal, hex, name: string | undefined) =>
    name === undefined ? String.fromCodePoint(codePointOf([whole, decimal, hex])) : (entities[name] ?? whole),
  );
}

/** As text, and every white space character becomes a space. */
export function decodeXmlAttribute(raw: string): string {
  return decodeXmlText(/[\t\n\r]/.test(raw) ? raw.replace(/\r\n|[\t\n\r]/g, ' ') : raw);
}

/** Offset of the first character that no XML document may hold, or -1. Decoded text has no half surrogate pairs. */
export function findIllegalCharacter(text: string): number {
  return text.search(illegalCharacter);
}

/** Characters that no XML document may hold are dropped. */
export function encodeXmlText(text: string): string {
  if (!unsafeInText.test(text)) return text;
  return dropIllegalCharacters(text).replace(/[&<>\r]/g, (character) => encoded[character] ?? character);
}

/** A CDATA section that says the text; references mean nothing in one, and it can't hold its own end. */
export function encodeXmlData(text: string): string {
  return `<![CDATA[${dropIllegalCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

export function encodeXmlAttribute(value: string): string {
  return dropIllegalCharacters(value).replace(
    /[&<>"\t\n\r]/g,
    (character) => encoded[character] ?? character,
  );
}

const encoded: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function dropIllegalCharacters(text: string): string {
  return suspectCharacter.test(text) ? text.replace(illegalCharacters, '') : text;
}

function codePointOf(match: ArrayLike<string | undefined>): number {
  const [decimal, hex] = [match[1], match[2]];
  return decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
}

function isXmlCharacter(codePoint: number): boolean {
  return codePoint <= 0x10ffff && dropIllegalCharacters(String.fromCodePoint(codePoint)) !== '';
}
