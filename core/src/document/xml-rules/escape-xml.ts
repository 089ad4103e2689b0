import { encodeXmlText } from '../../xml/xml-text.ts';
import type { Spellings } from '../formats/html/html-text.ts';

/** Text as XML writes it, with the references the place already uses. */
export function escapeXml(text: string, spellings: Spellings): string {
  if (spellings.size === 0) return encodeXmlText(text);
  const pattern = new RegExp(`[&<>\\r${[...spellings.keys()].map(inClass).join('')}]`, 'gu');
  return dropIllegal(text).replace(
    pattern,
    (character) => spellings.get(character) ?? encodeXmlText(character),
  );
}

/** Text inside a CDATA section; what would end the section is parted. */
export function escapeCdata(text: string): string {
  return dropIllegal(text).replaceAll(']]>', ']]]]><![CDATA[>');
}

function dropIllegal(text: string): string {
  return encodeXmlText(text) === text
    ? text
    : text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

function inClass(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
