import { writeSrx } from '@transloom/core/segmentation/own-rules/write-srx';
import { expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

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
