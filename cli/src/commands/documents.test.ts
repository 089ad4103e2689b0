import { buildDocx, paragraph, run, runOf } from '@transloom/core/testing/docx-builder';
import { findOffice } from '@transloom/server/providers/office/find-office';
import { buildPdf } from '@transloom/server/testing/build-pdf';
import { expect, test } from 'vitest';
import { readHead, runBinary } from '../testing/run-binary.ts';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

test('lists the formats', async () => {
  const { stdout } = await runHere(['formats', '--json']);
  expect(JSON.parse(stdout)).toContainEqual({
    id: 'txt',
    name: 'Plain text',
    extensions: expect.arrayContaining(['txt']),
    mediaType: 'text/plain',
    options: [],
  });
  expect((await runHere(['formats'])).stdout).toContain('txt\tPlain text\t.txt');
});

test('extracts units, segments and counts', async () => {
  const file = await folder.write('extract.txt', 'One two. Three {four}!\n\n你好。\n');
  const { exitCode, stdout } = await runBinary(['extract', file, '--json']);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    format: 'txt',
    units: [
      {
        id: expect.any(String),
        kind: 'paragraph',
        segments: [
          { id: expect.any(String), source: 'One two.', plain: 'One two.' },
          { id: expect.any(String), source: 'Three {{four}!', plain: 'Three {four}!' },
        ],
      },
      {
        id: expect.any(String),
        kind: 'paragraph',
        segments: [{ id: expect.any(String), source: '你好。', plain: '你好。' }],
      },
    ],
    counts: { segments: 3, words: 6, characters: 24 },
    warnings: [],
  });
  expect((await runHere(['extract', file])).stdout).toBe('One two.\nThree {four}!\n你好。\n');
});

test('counts what there is to translate', async () => {
  const file = await folder.write('count.txt', 'One two. Three!\n你好。\n');
  const { stdout } = await runHere(['count', file, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    format: 'txt',
    segments: 3,
    words: 5,
    characters: 17,
    chineseCharacters: 2,
    symbols: 3,
  });
  expect((await runHere(['count', file])).stdout).toBe('3 segments, 5 words, 17 characters.\n');
});

test('lists the formats that take certain options', async () => {
  const { stdout } = await runHere(['formats', '--options', '{"speakerNotes":true}', '--json']);
  expect(JSON.parse(stdout).map(({ id }: { readonly id: string }) => id)).toEqual(['odp', 'pptx', 'ppt']);
});

test('says what was left out, beside what was read and written', async () => {
  const hidden = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>unseen</w:t></w:r>';
  const file = await folder.write('hidden.docx', buildDocx({ body: [paragraph(run('seen ') + hidden)] }));
  const warnings = [{ code: 'hidden-text-skipped', count: 1 }];
  const out = folder.path('hidden.out.docx');
  const json = async (...args: readonly string[]) => JSON.parse((await runHere([...args, '--json'])).stdout);
  expect(await json('extract', file)).toMatchObject({ warnings });
  expect(await json('count', file)).toMatchObject({ warnings });
  const written = { out, format: 'docx', units: 1, warnings };
  expect(await json('roundtrip', file, '--out', out)).toEqual({ ...written, identical: true });
  expect(await json('pseudo', file, '--out', out)).toEqual(written);
  expect(await json('convert', file, '--to', 'xliff', '--out', out)).toEqual(written);
  expect(await json('convert', file, '--to', 'docx', '--out', out)).toEqual(written);
  const { stdout, stderr } = await runHere(['extract', file, '--language', 'zh-CN']);
  expect([stdout, stderr]).toEqual(['seen\n', '未读取的隐藏文字：1\n']);
});

test('takes a document on standard input for what it surely is', async () => {
  const docx = buildDocx({ body: [paragraph(run('from a pipe'))] });
  expect((await runBinary(['extract', '-'], {}, docx)).stdout).toBe('from a pipe\n');
  expect((await runBinary(['extract', '-'], {}, 'key = value\n')).stdout).toBe('key = value\n');
});

test('writes a translated unit back with its translation', async () => {
  const content =
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "One"\nmsgstr "Eins"\n';
  const file = await folder.write('translated.po', content);
  await runHere(['roundtrip', file, '--out', folder.path('translated.out.po')]);
  expect(await folder.read('translated.out.po')).toBe(content);
});

test.each([
  [
    'untranslated.po',
    'msgid ""\nmsgstr "Language: es\\n"\n\nmsgid "One %s"\nmsgstr ""\n\n#, fuzzy\nmsgid "Two"\nmsgstr "Dos"\n',
  ],
  [
    'untranslated.xcstrings',
    '{"sourceLanguage":"en","strings":{"One":{"localizations":{"es":{"stringUnit":{"state":"new","value":""}}}}},"version":"1.0"}',
  ],
])('leaves what is not translated as it is: %s', async (name, content) => {
  const file = await folder.write(name, content);
  const { exitCode } = await runHere(['roundtrip', file, '--to', 'es', '--out', folder.path(`out-${name}`)]);
  expect(exitCode).toBe(0);
  expect(await folder.read(`out-${name}`)).toBe(content);
});

test('XLIFF of a document with translations must be told their language', async () => {
  const file = await folder.write('told.po', 'msgid "One"\nmsgstr "Uno"\n');
  const convert = (...more: readonly string[]) =>
    runHere(['convert', file, '--out', folder.path('told.xlf'), ...more]);
  expect(JSON.parse((await convert('--to', 'xliff')).stderr)).toMatchObject({
    code: 'usage.missing',
    params: { name: '--to-language' },
  });
  expect((await convert('--to', 'xliff', '--to-language', 'es')).exitCode).toBe(0);
  expect(await folder.read('told.xlf')).toContain('trgLang="es"');
  expect((await convert('--to', 'xliff12', '--to-language', 'es')).exitCode).toBe(0);
  expect(await folder.read('told.xlf')).toContain('target-language="es"');
});

test('counts words as word processors do where it is asked to', async () => {
  const file = await folder.write('words.txt', "Don't stop, 你好。\n");
  const count = async (path: string, ...more: readonly string[]) =>
    JSON.parse((await runHere(['count', path, '--json', ...more])).stdout).words;
  expect([await count(file), await count(file, '--counter', 'word')]).toEqual([5, 5]);
  const other = await folder.write('other.txt', 'well-known 3.14\n');
  expect([await count(other), await count(other, '--counter', 'word')]).toEqual([4, 2]);
  const { stderr } = await runHere(['count', file, '--counter', 'x']);
  expect(JSON.parse(stderr)).toMatchObject({ code: 'usage.counter' });
});

test('reads a document by its options', async () => {
  const file = await folder.write(
    'tabs.docx',
    buildDocx({ body: [paragraph(run('one'), runOf('<w:tab/>'), run('two'))] }),
  );
  const segments = async (options: string) => {
    const { stdout } = await runHere(['extract', file, '--options', options]);
    return stdout.trim().split('\n');
  };
  expect(await segments('{"splitByTab":true}')).toEqual(['one', 'two']);
  expect(await segments('{}')).toEqual(['one\ttwo']);
});

test.skipIf(findOffice() === undefined)('converts an old file first (needs LibreOffice)', async () => {
  const file = await folder.write('letter.rtf', String.raw`{\rtf1 Dear Ms Chen,\par welcome.}`);
  const { stdout } = await runHere(['extract', file]);
  expect(stdout).toBe('Dear Ms Chen,\nwelcome.\n');
});

test('reads a PDF, and writes it as what the output is called', async () => {
  const pdf = await buildPdf([[{ text: 'Annual report', x: 50, y: 700 }]]);
  const file = await folder.write('report.pdf', pdf);
  expect((await runHere(['extract', file])).stdout).toBe('Annual report\n');
  const word = folder.path('report.docx');
  expect((await runHere(['pseudo', file, '--out', word])).exitCode).toBe(0);
  expect((await runHere(['extract', word])).stdout).toMatch(/[Áá]ññ/);
  const { exitCode, stderr } = await runHere(['roundtrip', file, '--out', folder.path('report.txt')]);
  expect([exitCode, JSON.parse(stderr).code]).toEqual([2, 'usage.page-output']);
});

test('writes a document back as it was', async () => {
  const content = '\uFEFFOne.  Two \r\n\r\n\tthree 😀\r\n';
  const file = await folder.write('same.txt', content);
  const { exitCode } = await runHere(['roundtrip', file, '--out', folder.path('same.out.txt')]);
  expect(exitCode).toBe(0);
  expect(await folder.read('same.out.txt')).toBe(content);
});

test('converts a document to XLIFF that has the same segments, and to a table for reviewers', async () => {
  const file = await folder.write('convert.txt', 'One {two}. Three!\n\n你好。\n');
  const [xliff, table] = [folder.path('convert.xlf'), folder.path('convert.docx')];
  const languages = ['--from', 'en', '--to-language', 'de'];
  expect((await runHere(['convert', file, '--to', 'xliff', '--out', xliff, ...languages])).exitCode).toBe(0);
  expect((await runHere(['extract', xliff])).stdout).toBe((await runHere(['extract', file])).stdout);
  expect((await runHere(['convert', file, '--to', 'docx', '--out', table, ...languages])).exitCode).toBe(0);
  expect((await runHere(['extract', table])).stdout).toBe('en\nde\nOne {two}.\nThree!\n你好。\n');
});

test.skipIf(findOffice() === undefined)('converts any document to pages (needs LibreOffice)', async () => {
  const file = await folder.write('pages.srt', '1\n00:00:01,000 --> 00:00:02,000\nHello <b>there</b>\n');
  const { exitCode } = await runHere(['convert', file, '--to', 'pdf', '--out', folder.path('pages.pdf')]);
  expect(exitCode).toBe(0);
  expect((await folder.read('pages.pdf')).startsWith('%PDF-')).toBe(true);
});

test('pseudo-translates every segment and keeps the rest', async () => {
  const file = await folder.write('pseudo.txt', 'Hello\n\nworld\n');
  const { exitCode } = await runHere(['pseudo', file, '--out', folder.path('pseudo.out.txt')]);
  expect(exitCode).toBe(0);
  const lines = (await folder.read('pseudo.out.txt')).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).not.toBe('Hello');
  expect([lines[1], lines[3]]).toEqual(['', '']);
});

test.each([
  ['extract', []],
  ['extract', ['--json']],
  ['segment', ['--language', 'en']],
])('%s %j prints as it goes and ends with its reader', async (command, options) => {
  const line = 'One sentence of many, none of which anybody reads.';
  const file = await folder.write('long.txt', `${line}\n\n`.repeat(50_000));
  const { exitCode, stdout, stderr } = await readHead([command, file, ...options]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toContain(line);
});
