import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Sources that run in production: no tests, fixtures and tools. */
const sources = ['core/src', 'contracts/src', 'server/src', 'web/src', 'cli/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !/\/(?:testing|fixtures)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
);

/** Paths and what stands there, of everything that a pattern finds. */
function find(pattern: RegExp): readonly string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`),
  );
}

test('there are sources to look at', () => expect(sources.length).toBeGreaterThan(1_000));

// V07: no text becomes code. The one script that a machine runs so is that of an installed package.
test('nothing evaluates text as code', () => {
  expect(find(/\beval\(|\bnew Function\(|from 'node:vm'|\bdocument\.write\(/g)).toEqual([
    "server/src/providers/machine-translation/vendors/bergamot/bergamot-wasm.ts: from 'node:vm'",
  ]);
});

// V07: programs get their arguments as a list. One shell sets the bounds of a program and
// becomes it; the other runs pipelines as the installed language pairs of Apertium write them.
test('no program is started by a line of a shell', () => {
  expect(find(/(?<![.\w])(?:exec|execSync)\((?!\))['"`]|\bshell: (?!false)/g)).toEqual([]);
  expect(find(/'\/bin\/sh'/g).toSorted()).toEqual([
    "server/src/providers/machine-translation/vendors/apertium/apertium-pipe.ts: '/bin/sh'",
    "server/src/providers/pages/run-program.ts: '/bin/sh'",
  ]);
});

// V07: React escapes what it shows; nothing goes round it.
test('no text becomes HTML past React, but in the frame of another origin', () => {
  expect(find(/dangerouslySetInnerHTML|\.innerHTML = |insertAdjacentHTML/g)).toEqual([
    'web/src/features/documents/preview/frame/frame-page.ts: .innerHTML = ',
  ]);
});

/**
 * D03: the list of algorithms. SHA-256 for tokens and content, HMAC-SHA-256 for signatures, AES-256-GCM for credentials,
 * notifications of payments, argon2id for passwords. MD5, SHA-1 and AES-256-CBC stand where another company's protocol asks for them.
 */
const algorithms: Readonly<Record<string, readonly string[]>> = {
  md5: ['server/src/providers/machine-translation/vendors/'],
  sha1: ['server/src/providers/', 'server/src/domains/accounts/'],
  sha256: [''],
  'aes-256-gcm': [
    'server/src/platform/secrets/secret.ts',
    'server/src/providers/wechat-pay/sealed-resource.ts',
  ],
  'aes-256-cbc': ['server/src/providers/wechat/message-crypto.ts'],
};

test('only listed algorithms are used, each in its place', () => {
  const uses = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bcreate(?:Hash|Hmac|Cipheriv|Decipheriv)\(\s*'([^']+)'/g)].map(([, name = '']) => ({
      path,
      name,
    })),
  );
  expect(uses.length).toBeGreaterThan(20);
  const foreign = uses.filter(
    ({ path, name }) => !(algorithms[name] ?? []).some((place) => path.startsWith(place)),
  );
  expect(foreign).toEqual([]);
});

/** D03: chance that can be guessed only spreads load and mixes what is shown. */
const harmlessChance = [
  'server/src/providers/machine-translation/translate-segments/retry.ts',
  'server/src/platform/queue/sweep.ts',
  'server/src/platform/db/open-database.ts',
  'server/src/domains/memories/memories.store.ts',
  'web/src/api/realtime.ts',
  'web/src/features/comparisons/comparison-run.ts',
  'web/src/features/workbench/follow-changes.ts',
];

test('no secret is made by Math.random', () => {
  const paths = new Set(find(/Math\.random/g).map((found) => found.split(':')[0]));
  expect([...paths].filter((path) => !harmlessChance.includes(path ?? ''))).toEqual([]);
});
