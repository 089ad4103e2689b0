import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBlank } from './is-blank.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blank-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** 500 by 400 points, several pieces of a stream. */
function picture(shade: number, dotAt?: number): string {
  const points = Buffer.alloc(500 * 400, shade);
  if (dotAt !== undefined) points[dotAt] = shade ^ 1;
  const path = join(folder, 'page.pgm');
  writeFileSync(path, Buffer.concat([Buffer.from('P5\n500 400\n255\n'), points]));
  return path;
}

test.each([0, 255])('a page of the shade %i shows nothing', async (shade) => {
  expect(await isBlank(picture(shade))).toBe(true);
});

test.each([0, 1, 100_000, 199_999])('a page with a dot at %i shows something', async (dotAt) => {
  expect(await isBlank(picture(255, dotAt))).toBe(false);
});
