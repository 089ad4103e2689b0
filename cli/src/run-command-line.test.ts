import { describe, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { commandList } from './help/command-list.ts';
import { optionText } from './help/option-texts.ts';
import { runCommandLine } from './run-command-line.ts';
import { runBinary } from './testing/run-binary.ts';
import { runHere } from './testing/run-here.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();

describe('the command line', () => {
  test.each([['help'], ['--help'], []])('tells its commands: %j', async (...args) => {
    const { exitCode, stdout } = await runHere(args);
    expect(exitCode).toBe(0);
    for (const name of Object.keys(commandList)) expect(stdout).toContain(`  ${name} `);
  });

  test.each([
    ['convert', '--help'],
    ['convert', 'some.docx', '-h'],
    ['help', 'convert'],
  ])('tells of one command: %j', async (...args) => {
    const { exitCode, stdout } = await runHere([...args, '--language', 'zh-CN']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('transloom convert 文件|- --to xliff|xliff12|docx|pdf --out 文件');
    expect(stdout).toMatch(/^ {2}--to-language {2}译文语言$/m);
    expect(stdout).not.toContain('transloom extract');
  });

  test('of commands of two words the first tells of all', async () => {
    const { stdout } = await runHere(['memory', '--help']);
    expect(stdout.match(/^ {2}transloom memory \w+/gm)).toHaveLength(3);
    expect((await runHere(['memory', 'check', '--help'])).stdout).not.toContain('memory match');
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
