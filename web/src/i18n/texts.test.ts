import { expect, test } from 'vitest';
import { catalogue as english } from './en-US/catalogue.ts';
import { catalogue as chinese } from './zh-CN/catalogue.ts';

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `domain:path.to.key` with its text. */
function textsOf(catalogue: Record<string, unknown>): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value);
    else for (const [key, inner] of Object.entries(value as object)) walk(inner, `${path}.${key}`);
  };
  for (const [domain, texts] of Object.entries(catalogue)) {
    for (const [key, value] of Object.entries(texts as object)) walk(value, `${domain}:${key}`);
  }
  return found;
}

const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const texts = { 'zh-CN': textsOf(chinese), 'en-US': textsOf(english) };
const keys = {
  'zh-CN': new Set([...texts['zh-CN'].keys()].map(withoutPlural)),
  'en-US': new Set([...texts['en-US'].keys()].map(withoutPlural)),
};

test('both languages have the same keys', () => {
  expect([...keys['en-US']].filter((key) => !keys['zh-CN'].has(key))).toEqual([]);
  expect([...keys['zh-CN']].filter((key) => !keys['en-US'].has(key))).toEqual([]);
});

test.each(['zh-CN', 'en-US'] as const)('%s has no empty text', (language) => {
  expect([...texts[language]].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
});

const pluralForms = { 'zh-CN': ['other'], 'en-US': ['one', 'other'] } as const;

test.each(['zh-CN', 'en-US'] as const)('%s has every plural form it needs', (language) => {
  const plural = [...texts[language].keys()].filter((key) => key !== withoutPlural(key)).map(withoutPlural);
  const missing = plural.flatMap((key) =>
    pluralForms[language].map((form) => `${key}_${form}`).filter((form) => !texts[language].has(form)),
  );
  expect(missing).toEqual([]);
});

test('both languages fill the same values', () => {
  const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();
  const different = [...texts['zh-CN']].filter(([key, text]) => {
    const other = texts['en-US'].get(key) ?? text;
    return names(text).join() !== names(other).join();
  });
  expect(different.map(([key]) => key)).toEqual([]);
});

test('every key is used', () => {
  const code = Object.values(sources).join('\n');
  const literals = new Set([...code.matchAll(/['"`]((?:[\w-]+:)?[\w.-]+)['"`]/g)].map(([, text]) => text));
  const beginnings = [...code.matchAll(/`((?:[\w-]+:)?[\w.-]+\.)\$\{/g)].map(([, text]) => text ?? '');
  const used = (key: string) => {
    const local = key.slice(key.indexOf(':') + 1);
    return (
      literals.has(key) ||
      literals.has(local) ||
      literals.has(key.replace(/\.(?:what|meanwhile)$/, '')) ||
      beginnings.some((part) => key.startsWith(part) || local.startsWith(part))
    );
  };
  expect([...keys['zh-CN']].filter((key) => !used(key))).toEqual([]);
});
