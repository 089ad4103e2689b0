import { readElementText } from '@transloom/core/xml/element-text';
import { XmlScanner } from '@transloom/core/xml/xml-scanner';
import { WechatMessageError } from './message-crypto.ts';

/**
 * The elements of a message by name. A document type is refused, so that a message names no files (XXE).
 * @throws {WechatMessageError}
 */
export function readPushXml(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  try {
    const scanner = new XmlScanner(text, 'message', new Map());
    for (let event = scanner.next(); event !== 'done'; event = scanner.next())
      if (event === 'start' && scanner.depth > 1) found[scanner.rawName] = readElementText(scanner);
  } catch (cause) {
    throw new WechatMessageError('xml', { cause });
  }
  return found;
}

/** A message with these elements. */
export function writePushXml(elements: Readonly<Record<string, string | number>>): string {
  const parts = Object.entries(elements).map(([name, value]) =>
    typeof value === 'number'
      ? `<${name}>${value}</${name}>`
      : `<${name}><![CDATA[${cdata(value)}]]></${name}>`,
  );
  return `<xml>${parts.join('')}</xml>`;
}

function cdata(text: string): string {
  return text.replaceAll(']]>', ']]]]><![CDATA[>');
}
