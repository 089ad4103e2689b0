import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFiles } from './compress-files.ts';

test('puts both compressed forms beside what gains by them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const script = 'const a = 1;\n'.repeat(200);
  writeFileSync(join(folder, 'assets/app.js'), script);
  writeFileSync(join(folder, 'assets/small.js'), 'x');
  writeFileSync(join(folder, 'assets/photo.png'), 'p'.repeat(5000));
  compressFiles(folder);
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'photo.png',
    'small.js',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(script);
});
