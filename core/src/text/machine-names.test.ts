import { expect, test } from 'vitest';
import { findMachineNames, isMachineName, placesOfName } from './machine-names.ts';

test.each([
  'http://www.example.org/a?b=c#d',
  'www.example.org',
  'ann@example.org',
  '<xliff>',
  '</its:note>',
  'canCopy',
  'TableRowStart',
  'ST_HdrFtr',
  'xml:space',
  'urn:example:names:2.0',
  '@master-reference',
  'çanÇopy',
])('%s is a name of machines', (name) => {
  expect(isMachineName(name)).toBe(true);
});

test.each(['state', 'RESUME', 'McDonald', 'Note:see', 'e.g', '4.3', 'a <b>', 'two words', '<', '文', ''])(
  '%j is none',
  (text) => {
    expect(isMachineName(text)).toBe(false);
  },
);

test.each([
  ['见<xliff>、canCopy。', ['<xliff>', 'canCopy']],
  ['Siehe http://a.example/b, ann@a.example.', ['http://a.example/b', 'ann@a.example']],
  ['no names, McDonald', []],
])('finds the names in %j', (text, names) => {
  expect(findMachineNames(text).map(({ start, end }) => text.slice(start, end))).toEqual(names);
});

test.each([
  ['canCopy', 'canCopy 和canCopy的', [0, 9]],
  ['canCopy', 'das canCopy-Attribut.', [4]],
  ['canCopy', 'xcanCopy canCopyAll its:canCopy canCopy.all canCopy_2', []],
  ['http://a.example', 'http://a.example. http://a.example/b', [0]],
  ['www.a.example', 'http://www.a.example', []],
  ['<a>', 'x<a>y', [1]],
])('%s stands in %j', (name, text, places) => {
  expect(placesOfName(name, text)).toEqual(places);
});
