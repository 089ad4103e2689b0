import { writeSrx } from '@transloom/core/segmentation/own-rules/write-srx';
import { expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const text = 'Dr. Smith came\nhome. He slept.\n';
const sentences = ['Dr. Smith came\nhome.', 'He slept.'];

test.each([
  ['standard input', ['segment', '-', '--language', 'en', '--json']],
  ['standard input unnamed', ['segment', '--language', 'en', '--json']],
])('splits %s into sentences', async (_, args) => {
  const { stdout } = await runBinary(args, {}, text);
  expect(JSON.parse(stdout)).toEqual({ sentences });
});

test('splits a file into sentences', async () => {
  const file = await folder.write('sentences.txt', text);
  const { stdout } = await runHere(['segment', file, '--language', 'en', '--json']);
  expect(JSON.parse(stdout)).toEqual({ sentences });
});

test('splits by the rules it is given, and by those of an SRX file', async () => {
  const articles = 'Art. 5 applies. It holds; always.';
  const file = await folder.write('articles.txt', articles);
  const segment = async (...args: readonly string[]) => {
    const { stdout } = await runHere(['segment', file, '--language', 'en', '--json', ...args]);
    return JSON.parse(stdout).sentences;
  };
  const rule = { isBreak: true, before: ';', after: String.raw`\s` };
  const groups = [{ name: 'English', languagePattern: 'en.*', rules: [rule] }];
  const split = ['Art. 5 applies.', 'It holds;', 'always.'];
  expect(await segment('--options', JSON.stringify({ groups }))).toEqual(split);
  expect(await segment('--options', '{"mode":"paragraph"}')).toEqual([articles]);
  const settings = { mode: 'sentence', builtIn: true, cascade: true, groups } as const;
  const srx = await folder.write('rules.srx', writeSrx(settings));
  expect(await segment('--srx', srx)).toEqual(split);
});
