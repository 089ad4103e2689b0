import { expect, test } from 'vitest';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const languages = ['--from', 'en', '--to', 'de'];

const memory = `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>
<tu><tuv xml:lang="en"><seg>Open the lid.</seg></tuv><tuv xml:lang="de"><seg>Deckel öffnen.</seg></tuv></tu>
</body></tmx>`;

test('counts the lines of several files in their order (D3.17)', async () => {
  const first = await folder.write('first.txt', 'Open the lid.\nPress the red button.\n42\n');
  const second = await folder.write('second.txt', 'Press the red button.\nOpen the old lid.\n');
  const tmx = await folder.write('memory.tmx', memory);
  const { exitCode, stdout } = await runHere([
    'analyze',
    first,
    second,
    ...languages,
    '--memory',
    tmx,
    '--json',
  ]);
  expect(exitCode).toBe(0);
  const { files, total } = JSON.parse(stdout);
  expect(files[0]).toMatchObject({
    name: first,
    lines: {
      '100': { segments: 1, words: 3 },
      new: { segments: 1, words: 4 },
      'non-translated': { segments: 1 },
    },
  });
  expect(files[1].lines).toMatchObject({
    'cross-file-repetition': { segments: 1, words: 4, characters: 21 },
    '75-84': { segments: 1, words: 4 },
  });
  expect(total.lines.new).toEqual({ segments: 1, words: 4, characters: 21, chineseKoreanWords: 4 });
});

test('prints a table', async () => {
  const file = await folder.write('one.txt', 'Open the lid.\n');
  const { stdout } = await runHere(['analyze', file, ...languages]);
  expect(stdout).toContain('new\t1\t3\t13');
});

test.each([
  [[], 'FILE'],
  [['a.txt', '--from', 'en'], '--to'],
  [['a.txt', ...languages, '--context', 'both'], 'neighbours, flow-or-key, flow, previous'],
  [['no-such-file.txt', ...languages], 'no-such-file.txt'],
])('refuses %j and says why', async (args, said) => {
  const { exitCode, stderr } = await runHere(['analyze', ...args]);
  expect(exitCode).not.toBe(0);
  expect(stderr).toContain(said);
});
