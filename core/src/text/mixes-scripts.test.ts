import { expect, test } from 'vitest';
import { mixesScripts } from './mixes-scripts.ts';

test.each([
  ['Аpple', 'a Cyrillic А'],
  ['Cloudѕail', 'a Cyrillic ѕ'],
  ['Gοοgle', 'Greek letters'],
  ['云帆Сloud', 'a Cyrillic С beside Han and Latin'],
  ['ОАО Gаzprom', 'a Cyrillic а in the second word'],
  ['Ꭺcme', 'a Cherokee Ꭺ'],
  ['ⅭloudР', 'a compatibility letter beside a Cyrillic Р'],
])('%j mixes scripts: %s', (name) => {
  expect(mixesScripts(name)).toBe(true);
});

test.each([
  '',
  '云帆语言服务 Cloudsail',
  '云帆Cloud科技',
  'ソニーミュージック',
  '株式会社ABCトラベル',
  '한국번역Lab',
  'Яндекс Cloud',
  'Яндекс-Cloud',
  'ΑΒΓ Translations',
  'Ångström & Söhne',
  'é́clair',
  'דוד 2030',
  'हिन्दी अनुवाद',
  '10 µm',
  '𝒜cme',
  '🙂',
])('%j does not mix scripts', (name) => {
  expect(mixesScripts(name)).toBe(false);
});
