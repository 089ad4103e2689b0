import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

const tbx = `<martif type="TBX" xml:lang="en"><martifHeader><fileDesc><sourceDesc><p>Ours</p></sourceDesc></fileDesc></martifHeader><text><body><termEntry id="c1"><admin type="projectSubset">kept</admin><langSet xml:lang="en"><tig><term>hard disk</term></tig></langSet><langSet xml:lang="de-DE"><tig><term>Festplatte</term><termNote type="partOfSpeech">noun</termNote></tig></langSet></termEntry></body></text></martif>`;

describe('terms recognize', () => {
  test('prints the terms of each segment with their places, and then what it took', async () => {
    const [terms, text] = [
      await folder.write('a.tbx', tbx),
      await folder.write('a.txt', 'Nothing.\nTwo hard disks.\n'),
    ];
    const asked = ['--terms', terms, '--from', 'en-US', '--to', 'de', text, '--json'];
    const { exitCode, stdout, stderr } = await runBinary(['terms', 'recognize', ...asked]);
    expect(exitCode).toBe(0);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        segment: expect.any(String),
        source: 'Two hard disks.',
        terms: [
          {
            start: 4,
            end: 14,
            text: 'hard disks',
            form: 'inflected',
            term: 'hard disk',
            status: 'preferred',
            concept: 'c1',
            targets: [{ text: 'Festplatte', status: 'preferred' }],
          },
        ],
      },
    ]);
    expect(JSON.parse(stderr)).toMatchObject({ summary: { terms: 1, segments: 2, found: 1 } });
  });

  test('without --json prints lines', async () => {
    const [terms, text] = [await folder.write('b.tbx', tbx), await folder.write('b.txt', 'A hard disk.')];
    const asked = ['--terms', terms, '--from', 'en', '--to', 'de', text];
    const { stdout } = await runHere(['terms', 'recognize', ...asked]);
    expect(stdout).toMatch(/\thard disk\tFestplatte\n$/);
  });
});

test('a term that is longer than any base takes is not looked for', async () => {
  const terms = await folder.write('long.csv', `en,de\n${'hard '.repeat(101)},Festplatte\ndisk,Platte\n`);
  const text = await folder.write('long.txt', 'A disk.');
  const asked = ['--terms', terms, '--from', 'en', '--to', 'de', text, '--json'];
  const { stderr } = await runHere(['terms', 'recognize', ...asked]);
  expect(JSON.parse(stderr)).toMatchObject({ summary: { terms: 1, found: 1 } });
});

test('terms are recognized in standard input', async () => {
  const terms = await folder.write('stdin.tbx', tbx);
  const asked = ['terms', 'recognize', '-', '--terms', terms, '--from', 'en', '--to', 'de'];
  const { stdout, exitCode } = await runBinary(asked, {}, 'Two hard disks.');
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/\thard disks\tFestplatte\n$/);
});

describe('terms convert', () => {
  test('from TBX to TBX keeps what no field holds', async () => {
    const file = await folder.write('c.tbx', tbx);
    expect(await runHere(['terms', 'convert', file, '--out', folder.path('c2.tbx')])).toMatchObject({
      exitCode: 0,
    });
    expect(await folder.read('c2.tbx')).toContain('<admin type="projectSubset">kept</admin>');
  });

  test('reads what gzip packed, and standard input', async () => {
    const packed = await folder.write('packed.tbx.gz', gzipSync(tbx));
    const wide = Buffer.from('\ufeffen,de,remark\r\nhard disk,Festplatte,kept\r\n', 'utf16le');
    for (const [from, input, kept] of [
      [packed, undefined, 'c1'],
      ['-', tbx, 'c1'],
      ['-', wide, 'kept'],
    ] as const) {
      const out = folder.path('out.csv');
      const asked = ['terms', 'convert', from, '--out', out];
      const run = await (input === undefined ? runHere(asked) : runBinary(asked, {}, input));
      expect(run).toMatchObject({ exitCode: 0, stderr: '' });
      expect(await folder.read('out.csv')).toMatch(new RegExp(`hard disk,Festplatte,.*${kept}`));
    }
  });

  test('from TBX to Excel and CSV and back keeps terms', async () => {
    const file = await folder.write('d.tbx', tbx);
    await runHere(['terms', 'convert', file, '--out', folder.path('d.xlsx')]);
    await runHere(['terms', 'convert', folder.path('d.xlsx'), '--out', folder.path('d.csv')]);
    const lines = (await folder.read('d.csv')).split('\r\n');
    expect(lines[0]).toContain('en,de-DE,remark,concept');
    expect(lines[1]).toContain('hard disk,Festplatte,,c1');
    expect(lines[1]).toContain('noun');
  });
});

test.each([
  ['an unknown command', ['terms', 'guess'], 'usage.unknown-command'],
  ['no base', ['terms', 'recognize', 'x.txt', '--from', 'en', '--to', 'de'], 'usage.missing'],
  [
    'a base that is not there',
    ['terms', 'recognize', 'x.txt', '--terms', 'no.tbx', '--from', 'en', '--to', 'de'],
    'path.not-found',
  ],
  ['a kind of file we do not write', ['terms', 'convert', 'a.tbx', '--out', 'a.pdf'], 'document.unsupported'],
  ['a table that is only read', ['terms', 'convert', 'a.tbx', '--out', 'a.tsv'], 'document.unsupported'],
  [
    'a wrong language',
    ['terms', 'recognize', 'x.txt', '--terms', 'no.tbx', '--from', '!', '--to', 'de'],
    'usage.language-tag',
  ],
])('%s is refused', async (_, args, code) => {
  const { exitCode, stderr } = await runHere(args);
  expect(exitCode).toBe(2);
  expect(JSON.parse(stderr)).toMatchObject({ code });
});

test('a table that names no languages is refused, unless they are said', async () => {
  const file = await folder.write('bare.csv', 'hard disk,Festplatte\r\n');
  const convert = ['terms', 'convert', file, '--out', folder.path('bare.tbx')];
  const { exitCode, stderr } = await runHere(convert);
  expect(exitCode).toBe(2);
  expect(JSON.parse(stderr)).toMatchObject({ code: 'usage.missing', params: { name: '--from' } });
  expect(await runHere([...convert, '--from', 'en', '--to', 'de'])).toMatchObject({ exitCode: 0 });
});

test('a base that is cut off is refused by its name', async () => {
  const file = await folder.write('cut.tbx', tbx.slice(0, -20));
  const { exitCode, stderr } = await runHere(['terms', 'convert', file, '--out', folder.path('e.csv')]);
  expect(exitCode).toBe(2);
  expect(JSON.parse(stderr)).toMatchObject({ code: 'document.cut-off', params: { name: 'cut.tbx' } });
});

test('the line of a fault is told with the name of the file', async () => {
  const file = await folder.write('crossed.tbx', tbx.replace('</term>', '</trm>').replaceAll('><', '>\n<'));
  const { stderr } = await runHere(['terms', 'convert', file, '--out', folder.path('e.csv')]);
  expect(stderr).toMatch(/“crossed.tbx” is damaged and cannot be read \(crossed.tbx:\d+\)/);
});

describe('terms extract', () => {
  const english =
    'The gearbox is new.\nA gearbox fails often.\nThey mend the gearbox.\nThe gearboxes are new.\n';
  const german =
    'Das Getriebe ist neu.\nEin Getriebe fällt oft aus.\nSie reparieren das Getriebe.\nDie Getriebe sind neu.\n';
  const linesOf = (stdout: string) =>
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('prints a line a term, the most likely first', async () => {
    const file = await folder.write('gears.txt', english);
    const { exitCode, stdout } = await runHere(['terms', 'extract', file, '--from', 'en', '--json']);
    expect(exitCode).toBe(0);
    const lines = linesOf(stdout);
    expect(lines).toContainEqual({
      term: 'gearbox',
      frequency: 3,
      score: expect.any(Number),
      translations: [],
    });
    expect(lines[0].term).toContain('gearbox');
  });

  test('takes the translations of the files, and joins forms', async () => {
    const [file, translation] = [
      await folder.write('g.txt', english),
      await folder.write('g.de.txt', german),
    ];
    const asked = ['terms', 'extract', file, '--from', 'en', '--translation', translation, '--to', 'de'];
    const { stdout } = await runHere([...asked, '--joined', '--json']);
    expect(linesOf(stdout)).toContainEqual(
      expect.objectContaining({
        term: 'gearbox',
        frequency: 4,
        forms: ['gearbox', 'gearboxes'],
        translations: expect.arrayContaining(['Getriebe']),
      }),
    );
    const plain = await runHere(asked);
    expect(plain.stdout).toMatch(/^\d\.\d\d\t3\tgearbox\tGetriebe/m);
  });

  test('reads both languages from one file', async () => {
    const rows = english
      .trim()
      .split('\n')
      .map((line, i) => `msgid "${line}"\nmsgstr "${german.split('\n')[i]}"\n`);
    const file = await folder.write('gears.po', `msgid ""\nmsgstr "Language: de\\n"\n\n${rows.join('\n')}`);
    const { stdout } = await runHere(['terms', 'extract', file, '--from', 'en', '--to', 'de', '--json']);
    expect(linesOf(stdout).find(({ term }) => term === 'gearbox')?.translations).toContain('Getriebe');
  });

  test.each<[string, readonly string[], string]>([
    ['no file', ['--from', 'en'], 'FILE'],
    ['no language', ['a.txt'], '--from'],
    ['a translation without its language', ['a.txt', '--from', 'en', '--translation', 'b.txt'], '--to'],
    ['one language twice', ['a.txt', '--from', 'en', '--to', 'en'], 'project.language-equal'],
    [
      'fewer translations than files',
      ['a.txt', 'b.txt', '--from', 'en', '--translation', 'c.txt', '--to', 'de'],
      'terms.translations',
    ],
    ['a file that is not there', ['absent.txt', '--from', 'en'], 'path.not-found'],
  ])('refuses %s', async (_, args, said) => {
    const { exitCode, stdout, stderr } = await runHere(['terms', 'extract', ...args]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(said);
  });
});
