import { expect, test } from 'vitest';
import { xmlRoot } from './xml-root.ts';

const rootOf = (text: string) => xmlRoot(Buffer.from(text), new Map())?.name;

test.each([
  '<a/>',
  '\ufeff<?xml version="1.0"?>\n<!-- <b> --><a>',
  '<!DOCTYPE a SYSTEM "a.dtd"><a>',
  '<!DOCTYPE a [ <!ENTITY b "<c>"> <!-- ] > --> ]>\n<a>',
])('finds the first element of %j', (text) => {
  expect(rootOf(text)).toBe('a');
});

test.each([
  '',
  'a',
  '<!DOCTYPE a [<b>',
  '<!DOCTYPE a "[">',
  '<?xml?>\n<!DOCTYPE a [\n<a>',
  '<!-- <a>',
  '<? <a>',
])('ends without one for %j', (text) => {
  expect(rootOf(text)).toBeUndefined();
});
