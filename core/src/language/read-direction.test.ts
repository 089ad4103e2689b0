import { expect, test } from 'vitest';
import { readDirection } from './read-direction.ts';

test.each([
  ['en-es', 'en', 'es'],
  ['en-zh-Hans', 'en', 'zh-Hans'],
  ['zh-Hans-en', 'zh-Hans', 'en'],
  ['pt-BR-en', 'pt-BR', 'en'],
  ['en-pt-BR', 'en', 'pt-BR'],
  ['zh-ja', 'zh', 'ja'],
  ['nb-nn', 'nb', 'nn'],
])('%s goes from %s to %s', (name, source, target) => {
  expect(readDirection(name)).toEqual({ source, target });
});

test.each(['', 'en', 'lost+found', 'en-', '-es', 'model.bin'])('%j is no direction', (name) => {
  expect(readDirection(name)).toBeUndefined();
});
