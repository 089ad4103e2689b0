import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDictionaries } from './dictionaries.ts';

const folder = mkdtempSync(join(tmpdir(), 'transloom-dictionaries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const keep = (name: string, set: string, words: Buffer) => {
  writeFileSync(join(folder, `${name}.aff`), `SET ${set}\n`);
  writeFileSync(join(folder, `${name}.dic`), words);
};
keep('es_ES', 'UTF-8', Buffer.from('1\ncañón\n'));
keep('de', 'ISO8859-1', Buffer.from('1\nTür\n', 'latin1'));
writeFileSync(join(folder, 'fr.dic'), '1\nmot\n');
const dictionaries = openDictionaries([join(folder, 'absent'), folder]);

test.each([
  ['es-ES', 'cañón'],
  ['es-MX', 'cañón'],
  ['de-DE', 'Tür'],
  ['fr-FR', undefined],
  ['zh-CN', undefined],
])('%s is served by the dictionary with %s', async (language, word) => {
  const found = await dictionaries.find(language);
  expect(found?.words.split('\n')[1]).toBe(word);
});
