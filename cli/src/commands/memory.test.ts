import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

const unit = (english: string, chinese: string, more = '') =>
  `<tu tuid="1">${more}<tuv xml:lang="en-US"><seg>${english}</seg></tuv><tuv xml:lang="zh-CN"><seg>${chinese}</seg></tuv></tu>`;
const tmx = (...units: readonly string[]) =>
  `<tmx version="1.4"><header srclang="en-US" creationtool="Other" creationtoolversion="9"/><body>${units.join('')}</body></tmx>`;

describe('memory convert', () => {
  test('from TMX to Excel and back keeps texts, codes and notes', async () => {
    const file = await folder.write(
      'a.tmx',
      tmx(unit('<ph x="1"/>Hi {x}', '<ph x="1"/>你好', '<note>n</note>')),
    );
    const [table, again] = [folder.path('a.xlsx'), folder.path('again.tmx')];
    expect(await runBinary(['memory', 'convert', file, '--out', table])).toMatchObject({
      exitCode: 0,
      stderr: '',
    });
    const languages = ['--from', 'en-US', '--to', 'zh-CN'];
    await runHere(['memory', 'convert', table, '--out', again, ...languages]);
    const written = await folder.read('again.tmx');
    expect(written).toContain('<note>n</note>');
    expect(written).toContain('<tuv xml:lang="en-US"><seg><ph x="1" type="x-other"></ph>Hi {x}</seg></tuv>');
    expect(written).toContain('<tuv xml:lang="zh-CN"><seg><ph x="1" type="x-other"></ph>你好</seg></tuv>');
  });

  test('from TMX to TMX keeps what the header and units say', async () => {
    const prop = '<prop type="x-other">kept</prop>';
    const file = await folder.write('b.tmx', tmx(unit('a', 'b', prop)));
    await runHere(['memory', 'convert', file, '--out', folder.path('b2.tmx')]);
    const written = await folder.read('b2.tmx');
    expect(written).toContain('creationtool="Other" creationtoolversion="9"');
    expect(written).toContain(unit('a', 'b', prop));
  });

  test('leaves out the unit that a forbidden character spoiled, and says so', async () => {
    const file = await folder.write('spoiled.tmx', tmx(unit('a&#x1f;b', 'x'), unit('Good', '好')));
    const { stderr, exitCode } = await runHere([
      'memory',
      'convert',
      file,
      '--out',
      folder.path('sound.tmx'),
    ]);
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('1')]);
    const written = await folder.read('sound.tmx');
    expect(written).toContain('Good');
    expect(written).not.toContain('<seg>ab');
  });

  test.each([
    ['a file that is not there', 'gone.tmx', 'x.tmx', 'path.not-found'],
    ['a kind it cannot write', 'gone.tmx', 'x.sdltm', 'document.unsupported'],
    ['a kind it cannot read', 'gone.mp4', 'x.tmx', 'document.unsupported'],
  ])('refuses %s', async (_what, from, out, code) => {
    const run = await runHere(['memory', 'convert', folder.path(from), '--out', folder.path(out)]);
    expect(run.exitCode).toBe(2);
    expect(JSON.parse(run.stderr)).toMatchObject({ code });
  });
});

describe('memory check', () => {
  test('says what an import would take and leave out', async () => {
    const units = [unit('a', 'b'), unit('a', 'b'), unit('same', 'same'), unit('', 'x'), '<tu></tu>'];
    const file = await folder.write('c.tmx', tmx(...units));
    const { stdout, exitCode } = await runBinary(['memory', 'check', file, '--json']);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      sourceLanguage: 'en-US',
      targetLanguages: ['zh-CN'],
      units: 5,
      detected: 5,
      usable: 1,
      duplicate: 1,
      identical: 1,
      empty: 1,
      tooLong: 0,
      otherLanguage: 1,
      spoiled: 0,
    });
  });

  test('reads UTF-16, what gzip packed, and standard input', async () => {
    const plain = Buffer.from(tmx(unit('a', 'b')));
    const wide = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${plain}`, 'utf16le');
    const files = {
      'wide.tmx': wide,
      'packed.tmx.gz': gzipSync(plain),
      'wide.csv': Buffer.from('\ufeffen-US,zh-CN\r\na,b\r\n', 'utf16le'),
    };
    const check = async (path: string, input?: Uint8Array) => {
      const asked = ['memory', 'check', path, '--json'];
      const { stdout, stderr } = await (input === undefined ? runHere(asked) : runBinary(asked, {}, input));
      expect(stderr).toBe('');
      return JSON.parse(stdout);
    };
    const read = { sourceLanguage: 'en-US', targetLanguages: ['zh-CN'], usable: 1 };
    for (const [name, content] of Object.entries(files))
      expect(await check(await folder.write(name, content)), name).toMatchObject(read);
    for (const content of [plain, wide, gzipSync(plain), files['wide.csv']])
      expect(await check('-', content)).toMatchObject(read);
  });

  test('refuses a table that names no languages, unless they are said', async () => {
    const file = await folder.write('bare.csv', 'a,b\r\n');
    const { exitCode, stderr } = await runHere(['memory', 'check', file]);
    expect([exitCode, JSON.parse(stderr).code]).toEqual([2, 'usage.missing']);
    const said = await runHere(['memory', 'check', file, '--from', 'en', '--to', 'de', '--json']);
    expect(JSON.parse(said.stdout)).toMatchObject({ usable: 1 });
  });

  test('refuses what gzip packed and was cut off', async () => {
    const packed = gzipSync(tmx(unit('a', 'b')));
    const file = await folder.write('cut.tmx.gz', packed.subarray(0, packed.length - 9));
    const { stdout, stderr, exitCode } = await runHere(['memory', 'check', file]);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(JSON.parse(stderr)).toMatchObject({ code: 'document.broken', params: { name: 'cut.tmx.gz' } });
  });

  test('refuses a file that is cut off', async () => {
    const file = await folder.write('d.tmx', tmx(unit('a', 'b')).slice(0, -10));
    const { stderr, exitCode } = await runHere(['memory', 'check', file]);
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr)).toMatchObject({ code: 'document.cut-off', params: { name: 'd.tmx' } });
  });

  test('refuses what is no command of memories', async () => {
    const { stderr } = await runHere(['memory', 'eat']);
    expect(JSON.parse(stderr)).toMatchObject({ code: 'usage.unknown-command' });
  });
});
