import { describe, expect, test } from 'vitest';
import { decodeXml, encodeXml } from './xml-encoding.ts';

const xml = '<?xml version="1.0"?><a>é文😀</a>';

describe('decodeXml', () => {
  test.each([
    ['utf-8', Buffer.from(xml)],
    ['utf-8', Buffer.from(`\ufeff${xml}`)],
    ['utf-16le', Buffer.from(`\ufeff${xml}`, 'utf16le')],
    ['utf-16be', Buffer.from(`\ufeff${xml}`, 'utf16le').swap16()],
    ['utf-16le', Buffer.from(xml, 'utf16le')],
  ])('reads %s and writes it back', (encoding, bytes) => {
    const decoded = decodeXml(bytes, 'a.xml');
    expect(decoded.encoding).toBe(encoding);
    expect(decoded.text).toContain('<a>é文😀</a>');
    expect(Buffer.compare(encodeXml(decoded), bytes)).toBe(0);
  });

  test('refuses bytes that are no text', () => {
    expect(() => decodeXml(Buffer.from([0x3c, 0x61, 0xff]), 'a.xml')).toThrow('broken');
  });

  test('refuses another encoding than those of OOXML', () => {
    const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a/>');
    expect(() => decodeXml(latin, 'a.xml')).toThrow('wrong-encoding');
  });
});
