import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { applyTheme } from './theme-variables.ts';

/** Screens use tokens: no colour and no font size of their own. */
const folder = dirname(import.meta.dirname);
const files = globSync('**/*.{css,tsx}', { cwd: folder }).filter(
  (file) => !file.startsWith('ui/') && !file.includes('.test.'),
);

const forbidden = [
  { what: 'a hex colour', pattern: /#[0-9a-f]{3}(?:[0-9a-f]{3}(?:[0-9a-f]{2})?)?\b/gi },
  { what: 'an rgb or hsl colour', pattern: /\b(?:rgba?|hsla?)\(/g },
  { what: 'a font size in px', pattern: /font(?:-size)?:\s*[^;\n]*\d(?:\.\d+)?px|fontSize:\s*\d+/g },
];

test('reads the styles of the screens', () => {
  expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(10);
});

test.each(files)('%s sets no look by hand', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const found = forbidden.flatMap(({ what, pattern }) =>
    [...text.matchAll(pattern)].map(([part]) => `${what}: ${part}`),
  );
  expect(found).toEqual([]);
});

/** A variable that nobody sets takes its whole line with it, without a word. */
test('every variable that a style sheet reads is set', () => {
  applyTheme('light');
  const read = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => ({
      file,
      text: readFileSync(join(folder, file), 'utf8'),
    }));
  const named = read('**/*.{ts,tsx}').flatMap(({ text }) => [...text.matchAll(/(--[a-z][\w-]+)/g)]);
  const byScreens = new Set(named.map(([, name]) => name));
  const isSet = (name: string) =>
    byScreens.has(name) || document.documentElement.style.getPropertyValue(name) !== '';
  const missing = read('**/*.css').flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) =>
      isSet(name) || text.includes(`${name}:`) ? [] : [`${file} ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
