import { expect, test } from 'vitest';
import { plainInline } from '../../../inline/inline-text.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { txtFormat } from './txt-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function unitsOf(text: string): readonly string[] {
  return parseDocument(txtFormat, bytes(text)).units.map(({ source }) => source.text);
}

test.each([
  ['a line is a unit, white space around it is none', '  One. Two. \r\n\r\n\tThree', ['One. Two.', 'Three']],
  ['every kind of line end', 'a\nb\rc\u2028d\u0085e', ['a', 'b', 'c', 'd', 'e']],
  ['rulers and bullets alone are no text', '---\n* * *\n·\n1\n中', ['1', '中']],
  ['a file of white space has no unit', ' \n\t\n', []],
])('%s', (_rule, text, units) => {
  expect(unitsOf(text)).toEqual(units);
});

test('writes targets into their lines and leaves the rest', () => {
  const file = bytes('\uFEFF  One \r\n\r\nTwo\n');
  const targets = new Map([['line-1', plainInline('一\n行')]]);
  const { output } = buildDocument(txtFormat, file, targets);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(output)).toBe('\uFEFF  一 行 \r\n\r\nTwo\n');
});

test('becomes UTF-8 with a warning where the target does not fit the encoding', () => {
  const file = Uint8Array.from(Buffer.from('Grüße an alle schönen Straßen', 'latin1'));
  const built = buildDocument(txtFormat, file, new Map([['line-1', plainInline('问候')]]));
  expect(built).toMatchObject({
    encoding: 'utf-8',
    warnings: [
      { code: 'encoding-guessed', count: 1 },
      { code: 'encoding-changed', count: 1 },
    ],
  });
  expect(new TextDecoder().decode(built.output)).toBe('问候');
});

test.each([
  ['unsupported', Uint8Array.from([1, 0, 2, 0, 3])],
  ['wrong-encoding', Uint8Array.from([0xff, 0xfe, 0x61])],
])('refuses with %s', (code, file) => {
  expect(() => parseDocument(txtFormat, file)).toThrow(expect.objectContaining({ code }));
});
