import { decodeXmlText } from '../../xml/xml-text.ts';
import { decodeEntity } from '../formats/html/html-text.ts';

/** Text with references read, also those that HTML gives names; what nobody knows stays as it stands. */
export function readXmlReferences(raw: string): string {
  const lines = decodeXmlText(raw);
  return lines.includes('&') ? raw.replaceAll(/&[^;&]+;|\r\n?|[^&\r]+/g, readXmlReference) : lines;
}

/** One reference, or text without any. */
export function readXmlReference(written: string): string {
  const text = decodeXmlText(written);
  return text === written && written.startsWith('&') ? decodeEntity(written) : text;
}
