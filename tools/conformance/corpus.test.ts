import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listCorpus, listHostile } from './corpus.ts';

test('lists documents by extension, and knows which are hostile', () => {
  const corpus = mkdtempSync(join(tmpdir(), 'corpus-'));
  onTestFinished(() => rmSync(corpus, { recursive: true }));
  const files = [
    'filters/docx/a.docx',
    'filters/docx/B.DOCX',
    'filters/hostile/bomb.docx',
    'security/zip/slip.docx',
  ];
  for (const file of [...files, 'filters/txt/a.txt', 'mt/train.docx']) {
    mkdirSync(dirname(join(corpus, file)), { recursive: true });
    writeFileSync(join(corpus, file), '');
  }
  expect(listCorpus(corpus, ['docx', 'docm'])).toEqual([
    { path: join(corpus, 'filters/docx/B.DOCX'), hostile: false },
    { path: join(corpus, 'filters/docx/a.docx'), hostile: false },
    { path: join(corpus, 'filters/hostile/bomb.docx'), hostile: true },
    { path: join(corpus, 'security/zip/slip.docx'), hostile: true },
  ]);
  expect(listHostile(corpus)).toEqual([
    join(corpus, 'filters/hostile/bomb.docx'),
    join(corpus, 'security/zip/slip.docx'),
  ]);
});
