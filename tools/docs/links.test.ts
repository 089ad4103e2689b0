import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(dirname(import.meta.dirname));
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Targets of `[text](target)` that are files of ours. */
function linkedFiles(page: string): readonly string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const targets = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), (match) => match[1] ?? '');
  return targets
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .map((target) => target.replace(/#.*/, ''));
}

test.each(pages)('%s leads nowhere that is not there', (page) => {
  const missing = linkedFiles(page).filter((target) => !existsSync(join(root, dirname(page), target)));
  expect(missing).toEqual([]);
});

/** Files and folders that pages name in code, such as `core/src/text`. */
function namedFiles(page: string): readonly string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const names = Array.from(text.matchAll(/`((?:core|contracts|server|web|cli|e2e|tools|docs)\/[\w./-]+)`/g));
  return names.map((match) => match[1] ?? '').filter((name) => !/[<…]|NNNN/.test(name));
}

test.each(pages)('%s names no file that is not there', (page) => {
  const missing = namedFiles(page).filter((name) => !existsSync(join(root, name)));
  expect(missing).toEqual([]);
});
