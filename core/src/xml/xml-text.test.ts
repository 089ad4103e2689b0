import { describe, expect, test } from 'vitest';
import { decodeXmlText, encodeXmlAttribute, encodeXmlText } from './xml-text.ts';

describe('encodeXmlText', () => {
  test.each([
    ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
    ['bell\u0007, half \ud83d pair, none\uffff', 'bell, half  pair, none'],
    ['😀 stays', '😀 stays'],
  ])('writes %j', (text, expected) => {
    expect(encodeXmlText(text)).toBe(expected);
  });

  test('is undone by decoding', () => {
    const text = 'x\t\n\r<>&"\'文😀';
    expect(decodeXmlText(encodeXmlText(text))).toBe(text);
    expect(decodeXmlText(encodeXmlAttribute(text))).toBe(text);
  });
});
