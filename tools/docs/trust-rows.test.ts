import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const testFiles = globSync('{core,server,web,cli,tools}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});

/** Rows of the security check-list by what holds them, as the page of trust says. */
const rows = [
  ...readFileSync(join(root, 'docs/specs/0005-trust.md'), 'utf8').matchAll(
    /^\| ((?:[A-Z]\d\d ?)+) \| (.+) \|$/gm,
  ),
]
  .flatMap(([, ids = '', held = '']) =>
    ids
      .trim()
      .split(' ')
      .map((id) => ({ id, held })),
  )
  // Sessions, authentication, authorization, codes of invitations, the live line.
  .filter(({ id }) => /^[SAZ]\d\d$|^Q02$|^W01$/.test(id));

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`);

test('the page of trust has each row of sessions, authentication and access control', () => {
  const wanted = [...numbered('S', 8), ...numbered('A', 13), ...numbered('Z', 9), 'Q02', 'W01'];
  expect(rows.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
});

test.each(rows)('$id is named by a test of the file that holds it', ({ id, held }) => {
  const named = [...held.matchAll(/[\w/-]+\.test\.ts/g)].map(([file]) => file);
  const files = testFiles.filter((path) => named.some((file) => path.endsWith(`/${file}`)));
  const naming = files.filter((path) =>
    new RegExp(`\\b${id}\\b`).test(readFileSync(join(root, path), 'utf8')),
  );
  expect(naming, held).not.toEqual([]);
});
