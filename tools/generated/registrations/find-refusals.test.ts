import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findRefusals } from './find-refusals.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'refusals-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('finds what the comment of a use case says it refuses with', () => {
  write(
    'domains/terms/terms.routes.ts',
    "import { addTerm } from './add-term.ts';\nimport { dropTerm } from './drop-term.ts';\n" +
      'export const termsRoutes = [route(termsApi.addTerm, addTerm), route(termsApi.dropTerm, dropTerm)];\n',
  );
  write(
    'domains/terms/add-term.ts',
    '/** @throws {AppError} other.code */\nexport function other() {}\n\n' +
      '/**\n * Adds one.\n * @throws {AppError} term.duplicate where it is there; resource.not-found,\n * no.code\n */\n' +
      'export async function addTerm() {}\n',
  );
  write('domains/terms/drop-term.ts', 'export async function dropTerm() {}\n');
  const known = new Set(['term.duplicate', 'resource.not-found', 'other.code']);
  expect(findRefusals(root, 'domains/**/*.routes.ts', (word) => known.has(word))).toEqual({
    'terms.addTerm': ['resource.not-found', 'term.duplicate'],
  });
});
