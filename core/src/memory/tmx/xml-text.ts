import type { XmlAttributes, XmlEvent } from './xml-event.ts';

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const reference = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([^;&\s]{1,64}));|&/g;

/** Text with its references resolved; undefined where one is not of XML itself, so that no entity expands. */
export function unescapeXml(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let unknown = false;
  const plain = text.replace(reference, (_whole, decimal, hexadecimal, name) => {
    const character = name === undefined ? characterOf(decimal, hexadecimal) : named[name];
    unknown ||= character === undefined;
    return character ?? '';
  });
  return unknown ? undefined : plain;
}

/** Text without characters that XML forbids, and without references to them; undefined where it has none. */
export function withoutForbidden(text: string): string | undefined {
  const allowed = text
    .replace(illegalCharacters, '')
    .replace(reference, (whole, decimal, hexadecimal, name) =>
      name !== undefined || whole === '&' || characterOf(decimal, hexadecimal) !== undefined ? whole : '',
    );
  return allowed === text ? undefined : allowed;
}

function characterOf(decimal: string | undefined, hexadecimal: string | undefined): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  if (Number.isNaN(code) || code > 0x10ffff) return undefined;
  const character = String.fromCodePoint(code);
  return illegal.test(character) ? undefined : character;
}

const illegal = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const illegalCharacters = new RegExp(illegal, 'gu');
const illegalOrSpecial = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[<>&"\r]/gu;

/** Escapes text and attribute values. Characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text.replace(illegalOrSpecial, (character) => escapes[character] ?? '');
}

/** An event as XML again; an element without content is written in two tags. */
export function eventXml(event: XmlEvent): string {
  if (event.kind === 'text') return escapeXml(event.text);
  return event.kind === 'close' ? `</${event.name}>` : `<${event.name}${attributesXml(event.attributes)}>`;
}

export function attributesXml(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

const escapes: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  '\r': '&#13;',
};
