import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { stringsFormat } from './strings-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['"a" = "One %@";', ['a', 'One {1/}']],
  ['a = One;', ['a', 'One']],
  ['/* "x" = "y"; */ "a"="O\\"ne"; // tail', ['a', 'O"ne']],
  ['"a" /* why */ = "One";', ['a', 'One']],
  ['garbage "a" = "One";', ['a', 'One']],
  ['"a" = "O\\U00e9";', ['a', 'Oé']],
])('reads %j', (file, unit) => {
  const { units } = parseDocument(stringsFormat, bytes(file));
  expect(units.map(({ id, source }) => [id, toMarkup(source)])).toEqual([unit]);
});

test.each(['"a" = "One', '"a" = "One"', '"'.repeat(99), '"a', '/* open'])('survives %j', (file) => {
  expect(parseDocument(stringsFormat, bytes(file)).units).toEqual([]);
});

test.each([
  ['"a" = "One";', 'x "y" \\', '"a" = "x \\"y\\" \\\\";'],
  ['"a" = "One";', 'x\ny', '"a" = "x\\ny";'],
  ['"a" = "One\ntwo";', 'x{1/}y\nz', '"a" = "x\ny\nz";'],
  ["'a' = 'One';", "l'eau", "'a' = 'l\\'eau';"],
  ['a = One;', '一', 'a = "一";'],
])('%j as %j gives %j', (file, target, written) => {
  const { output } = buildDocument(stringsFormat, bytes(file), new Map([['a', fromMarkup(target)]]));
  expect(new TextDecoder().decode(output)).toBe(written);
});
