import { describe, expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

const unit = (english: string, chinese: string) =>
  `<tu><tuv xml:lang="en-US"><seg>${english}</seg></tuv><tuv xml:lang="zh-CN"><seg>${chinese}</seg></tuv></tu>`;
const tmx = (...units: readonly string[]) =>
  `<tmx version="1.4"><header srclang="en-US"/><body>${units.join('')}</body></tmx>`;

async function match(queries: string, ...more: readonly string[]) {
  const pairs = [
    unit('Open the old {x} file.', '打开旧 {x} 文件。'),
    unit('Wait 3 <ph>a</ph> minutes', '等 3 分钟'),
  ];
  const memory = await folder.write('memory.tmx', tmx(...pairs));
  const files = ['--memory', memory, '--queries', await folder.write('queries.txt', queries)];
  return runHere(['memory', 'match', ...files, '--from', 'en', '--to', 'zh', '--json', ...more]);
}

describe('memory match', () => {
  test('prints a line for each query, then what it took', async () => {
    const { stdout, stderr, exitCode } = await match('Open the new {x} file.\nNothing\n');
    expect(exitCode).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        query: 'Open the new {x} file.',
        matches: [{ rate: 80, source: 'Open the old {x} file.', target: '打开旧 {x} 文件。' }],
      },
      { query: 'Nothing', matches: [] },
    ]);
    expect(JSON.parse(stderr)).toEqual({
      summary: {
        entries: 2,
        queries: 2,
        buildMilliseconds: expect.any(Number),
        matchMilliseconds: expect.any(Number),
        peakMegabytes: expect.any(Number),
      },
    });
  });

  test('keeps to the lowest rate and to how many are asked for', async () => {
    expect((await match('Open the new {x} file.', '--min', '81')).stdout).toContain('"matches":[]');
    const { stdout } = await match('Open the old {x} file.', '--top', '1');
    expect(JSON.parse(stdout).matches).toHaveLength(1);
  });

  test('leaves texts out that are too long for a memory, whatever they would take', async () => {
    const long = unit('word '.repeat(5_000), '字');
    const memory = await folder.write('long.tmx', tmx(long, unit('Open it.', '打开。')));
    const queries = await folder.write('one.txt', 'Open it.');
    const asked = ['--memory', memory, '--queries', queries, '--from', 'en', '--to', 'zh', '--json'];
    const { stderr } = await runHere(['memory', 'match', ...asked]);
    expect(JSON.parse(stderr)).toMatchObject({ summary: { entries: 1 } });
  });

  test('takes queries from standard input, in UTF-16 as well', async () => {
    const memory = await folder.write('wide.tmx', tmx(unit('Open it.', '打开。')));
    const asked = [
      'memory',
      'match',
      '--memory',
      memory,
      '--queries',
      '-',
      '--from',
      'en',
      '--to',
      'zh',
      '--json',
    ];
    const { stdout } = await runBinary(asked, {}, Buffer.from('\ufeffOpen it.\r\n', 'utf16le'));
    expect(JSON.parse(stdout)).toEqual({
      query: 'Open it.',
      matches: [{ rate: 100, source: 'Open it.', target: '打开。' }],
    });
  });

  test.each([
    [['--min', '20'], 'usage.rate'],
    [['--top', '0'], 'usage.top'],
    [['--memory', 'nowhere.tmx'], 'path.not-found'],
  ])('refuses %j', async (more, code) => {
    const { exitCode, stdout, stderr } = await match('Open', ...more);
    expect([exitCode, stdout, JSON.parse(stderr).code]).toEqual([2, '', code]);
  });
});
