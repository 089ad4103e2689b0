import { writeSrx } from '@transloom/core/segmentation/own-rules/write-srx';
import { buildDocx, paragraph, run, runOf } from '@transloom/core/testing/docx-builder';
import { findOffice } from '@transloom/server/providers/office/find-office';
import { buildPdf } from '@transloom/server/testing/build-pdf';
import { describe, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { commandList } from './help/command-list.ts';
import { optionText } from './help/option-texts.ts';
import { runCommandLine } from './run-command-line.ts';
import { readHead, runBinary } from './testing/run-binary.ts';
import { runHere } from './testing/run-here.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();

describe('the command line', () => {
  test.each([['help'], ['--help'], []])('tells its commands: %j', async (...args) => {
    const { exitCode, stdout } = await runBinary(args);
    expect(exitCode).toBe(0);
    for (const name of Object.keys(commandList)) expect(stdout).toContain(`  ${name} `);
  });

  test.each([
    ['convert', '--help'],
    ['convert', 'some.docx', '-h'],
    ['help', 'convert'],
  ])('tells of one command: %j', async (...args) => {
    const { exitCode, stdout } = await runBinary([...args, '--language', 'zh-CN']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('transloom convert 文件|- --to xliff|docx|pdf --out 文件');
    expect(stdout).toMatch(/^ {2}--to-language {2}译文语言$/m);
    expect(stdout).not.toContain('transloom extract');
  });

  test('of commands of two words the first tells of all', async () => {
    const { stdout } = await runBinary(['memory', '--help']);
    expect(stdout.match(/^ {2}transloom memory \w+/gm)).toHaveLength(3);
    expect((await runBinary(['memory', 'check', '--help'])).stdout).not.toContain('memory match');
  });

  test.each(Object.entries(commandList))('every option of %s is told', (name, { usage }) => {
    for (const option of usage.match(/--[a-z-]+/g) ?? []) {
      expect(optionText(name, option), option).toEqual({
        'zh-CN': expect.stringMatching(/\p{sc=Han}/u),
        'en-US': expect.stringMatching(/^[A-Z]/),
      });
    }
  });

  test('speaks Chinese where the shell does, or when asked', async () => {
    const byLocale = await runBinary(['nonsense'], { LANG: 'zh_CN.UTF-8' });
    expect(JSON.parse(byLocale.stderr).message).toBe(
      `未知命令“nonsense”。可用命令：${Object.keys(commands).join(', ')}`,
    );
    const byOption = await runHere(['extract', '/absent', '--language', 'zh-CN']);
    expect(JSON.parse(byOption.stderr).message).toBe('找不到文件“/absent”。');
  });

  test('lists the formats', async () => {
    const { stdout } = await runBinary(['formats', '--json']);
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
    const { stdout } = await runBinary(['count', file, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ format: 'txt', segments: 3, words: 5, characters: 17 },
      ...{ chineseCharacters: 2, symbols: 3 },
    });
    expect((await runHere(['count', file])).stdout).toBe('3 segments, 5 words, 17 characters.\n');
  });

  test.each([
    ['a file', ['segment', 'sentences.txt', '--language', 'en', '--json']],
    ['standard input', ['segment', '-', '--language', 'en', '--json']],
    ['standard input unnamed', ['segment', '--language', 'en', '--json']],
  ])('splits %s into sentences', async (_, args) => {
    const text = 'Dr. Smith came\nhome. He slept.\n';
    const file = await folder.write('sentences.txt', text);
    const named = args.map((arg) => (arg === 'sentences.txt' ? file : arg));
    const { stdout } = await runBinary(named, {}, text);
    expect(JSON.parse(stdout)).toEqual({ sentences: ['Dr. Smith came\nhome.', 'He slept.'] });
  });

  test('splits by the rules it is given, and by those of an SRX file', async () => {
    const text = 'Art. 5 applies. It holds; always.';
    const segment = async (...args: readonly string[]) => {
      const { stdout } = await runBinary(['segment', '-', '--language', 'en', '--json', ...args], {}, text);
      return JSON.parse(stdout).sentences;
    };
    const rule = { isBreak: true, before: ';', after: String.raw`\s` };
    const groups = [{ name: 'English', languagePattern: 'en.*', rules: [rule] }];
    const split = ['Art. 5 applies.', 'It holds;', 'always.'];
    expect(await segment('--options', JSON.stringify({ groups }))).toEqual(split);
    expect(await segment('--options', '{"mode":"paragraph"}')).toEqual([text]);
    const settings = { mode: 'sentence', builtIn: true, cascade: true, groups } as const;
    const srx = await folder.write('rules.srx', writeSrx(settings));
    expect(await segment('--srx', srx)).toEqual(split);
  });

  test('lists the formats that take certain options', async () => {
    const { stdout } = await runBinary(['formats', '--options', '{"speakerNotes":true}', '--json']);
    expect(JSON.parse(stdout).map(({ id }: { readonly id: string }) => id)).toEqual(['odp', 'pptx', 'ppt']);
  });

  test('says what was left out, beside what was read and written', async () => {
    const hidden = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>unseen</w:t></w:r>';
    const file = await folder.write('hidden.docx', buildDocx({ body: [paragraph(run('seen ') + hidden)] }));
    const warnings = [{ code: 'hidden-text-skipped', count: 1 }];
    const out = folder.path('hidden.out.docx');
    const json = async (...args: readonly string[]) =>
      JSON.parse((await runBinary([...args, '--json'])).stdout);
    expect(await json('extract', file)).toMatchObject({ warnings });
    expect(await json('count', file)).toMatchObject({ warnings });
    const written = { out, format: 'docx', units: 1, warnings };
    expect(await json('roundtrip', file, '--out', out)).toEqual({ ...written, identical: true });
    expect(await json('pseudo', file, '--out', out)).toEqual(written);
    expect(await json('convert', file, '--to', 'xliff', '--out', out)).toEqual(written);
    expect(await json('convert', file, '--to', 'docx', '--out', out)).toEqual(written);
    const { stdout, stderr } = await runBinary(['extract', file, '--language', 'zh-CN']);
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
    await runBinary(['roundtrip', file, '--out', folder.path('translated.out.po')]);
    expect(await folder.read('translated.out.po')).toBe(content);
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
    const { stdout } = await runBinary(['extract', file]);
    expect(stdout).toBe('Dear Ms Chen,\nwelcome.\n');
  });

  test('reads a PDF, and writes it as what the output is called', async () => {
    const pdf = await buildPdf([[{ text: 'Annual report', x: 50, y: 700 }]]);
    const file = await folder.write('report.pdf', pdf);
    expect((await runHere(['extract', file])).stdout).toBe('Annual report\n');
    const word = folder.path('report.docx');
    expect((await runBinary(['pseudo', file, '--out', word])).exitCode).toBe(0);
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
    expect((await runHere(['convert', file, '--to', 'xliff', '--out', xliff, ...languages])).exitCode).toBe(
      0,
    );
    expect((await runHere(['extract', xliff])).stdout).toBe((await runHere(['extract', file])).stdout);
    expect((await runHere(['convert', file, '--to', 'docx', '--out', table, ...languages])).exitCode).toBe(0);
    expect((await runHere(['extract', table])).stdout).toBe('en\nde\nOne {two}.\nThree!\n你好。\n');
  });

  test.skipIf(findOffice() === undefined)('converts any document to pages (needs LibreOffice)', async () => {
    const file = await folder.write('pages.srt', '1\n00:00:01,000 --> 00:00:02,000\nHello <b>there</b>\n');
    const { exitCode } = await runBinary(['convert', file, '--to', 'pdf', '--out', folder.path('pages.pdf')]);
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
});

test.each([
  ['extract', []],
  ['extract', ['--json']],
  ['segment', ['--language', 'en']],
])('%s %j prints as it goes and ends with its reader', async (command, options) => {
  const line = 'One sentence of many, none of which anybody reads.';
  const file = await folder.write('long.txt', `${line}\n\n`.repeat(200_000));
  const { exitCode, stdout, stderr } = await readHead([command, file, ...options]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toContain(line);
});

test('a refusal of the real command is one line on standard error and exit code 2', async () => {
  const { exitCode, stdout, stderr } = await runBinary(['extract', folder.path('absent.txt')]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toMatch(/^\{"code":"path.not-found","message":"[^"]+","params":\{"name":"[^"]+"\}\}\n$/);
});

describe('refusals name their code', () => {
  const languages = ['--from', 'en', '--to', 'es'];
  const translate = (...args: readonly string[]) => ['translate', 'IN.txt', '--out', 'OUT.txt', ...args];

  test.each([
    ['usage.unknown-command', ['nonsense']],
    ['usage.unknown-command', ['constructor']],
    ['usage.option', ['formats', '--nonsense']],
    ['usage.surplus', ['extract', 'a.txt', 'b.txt']],
    ['usage.missing', ['extract']],
    ['usage.missing', ['roundtrip', 'IN.txt']],
    ['usage.missing', translate('--to', 'es', '--engine', 'apertium')],
    ['usage.language-tag', translate('--from', 'not a language', '--to', 'es', '--engine', 'apertium')],
    ['usage.rate', translate(...languages, '--engine', 'apertium', '--min-match', 'much')],
    ['project.language-equal', translate('--from', 'en', '--to', 'en', '--engine', 'apertium')],
    ['engine.unknown', translate(...languages, '--engine', 'magic')],
    ['engine.not-configured', translate(...languages, '--engine', 'openai-compatible')],
    ['usage.missing', ['segment', 'IN.txt']],
    ['usage.json', ['segment', 'IN.txt', '--language', 'en', '--options', '7']],
    ['usage.segmentation', ['segment', 'IN.txt', '--language', 'en', '--options', '{"mode":"word"}']],
    ['usage.segmentation', ['segment', 'IN.txt', '--language', 'en', '--options', '{"hiddenText":true}']],
    [
      'segmentation.bad-pattern',
      [
        'segment',
        'IN.txt',
        '--language',
        'en',
        '--options',
        '{"groups":[{"name":"","languagePattern":"[","rules":[]}]}',
      ],
    ],
    ['segmentation.not-srx', ['segment', 'IN.txt', '--language', 'en', '--srx', 'IN.txt']],
    ['usage.document-option', ['formats', '--options', '{"nonsense":true}']],
    ['usage.json', ['extract', 'IN.txt', '--options', '[]']],
    ['usage.json', ['extract', 'IN.txt', '--options', '{']],
    ['usage.document-option', ['count', 'IN.txt', '--options', '{"hiddenText":true}']],
    ['usage.missing', ['convert', 'IN.txt', '--out', 'OUT.xlf']],
    ['usage.conversion', ['convert', 'IN.txt', '--to', 'constructor', '--out', 'OUT.x']],
    ['path.not-found', ['extract', 'ABSENT.txt']],
    ['path.not-readable', ['extract', 'FOLDER']],
    ['path.not-writable', ['roundtrip', 'IN.txt', '--out', 'ABSENT/out.txt']],
    ['configuration.no-database', ['migrate']],
    ['document.empty', ['extract', 'EMPTY.txt']],
    ['document.unsupported', ['extract', 'IN.xyz']],
    ['document.wrong-extension', ['roundtrip', 'TEXT.docx', '--out', 'OUT.docx']],
  ])('%s: %j', async (code, args) => {
    await folder.write('IN.txt', 'Hello');
    await folder.write('IN.xyz', 'Hello');
    await folder.write('EMPTY.txt', '');
    await folder.write('TEXT.docx', 'Hello');
    const inFolder = args.map((arg) =>
      /^[A-Z]+(\.|\/|$)/.test(arg) ? folder.path(arg.replace('FOLDER', '')) : arg,
    );
    const printed: string[] = [];
    const refused: string[] = [];
    const exitCode = await runCommandLine(inFolder, {
      environment: {},
      write: (text) => printed.push(text),
      print: (line) => printed.push(line),
      printError: (line) => refused.push(line),
    });
    expect({ exitCode, printed }).toEqual({ exitCode: 2, printed: [] });
    const refusal = JSON.parse(refused.join('\n'));
    expect(refusal).toEqual({ code, message: expect.any(String), params: expect.any(Object) });
    expect(refusal.message).not.toMatch(/[{}]|undefined/);
  });
});
