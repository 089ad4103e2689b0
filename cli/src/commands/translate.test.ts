import { existsSync } from 'node:fs';
import type { FakeEngine } from '@transloom/server/testing/fake-engines/fake-engine';
import {
  fakeLibreTranslateKey,
  startFakeLibreTranslate,
} from '@transloom/server/testing/fake-engines/fake-libretranslate';
import {
  fakeOpenAiKey,
  fakeOpenAiModel,
  startFakeOpenAi,
} from '@transloom/server/testing/fake-engines/fake-openai';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runBinary } from '../testing/run-binary.ts';
import { runHere } from '../testing/run-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const apertiumInstalled = existsSync('/usr/share/apertium/modes/eng-spa.mode');
let fake: FakeEngine;
beforeAll(async () => {
  fake = await startFakeLibreTranslate();
});
afterEach(() => fake.heal());
afterAll(() => fake.stop());

const environment = () => ({
  TRANSLOOM_ENGINE_BASE_URL: fake.baseUrl,
  TRANSLOOM_ENGINE_API_KEY: fakeLibreTranslateKey,
});

async function translate(source: string, ...more: string[]) {
  const file = await folder.write('source.txt', source);
  const languages = ['--from', 'en', '--to', 'es', '--engine', 'libretranslate'];
  const out = folder.path(`out-${Math.random()}.txt`);
  const run = await runHere(
    ['translate', file, ...languages, '--out', out, '--json', ...more],
    environment(),
  );
  const written = existsSync(out) ? await folder.read(out.slice(out.lastIndexOf('/') + 1)) : undefined;
  return { ...run, written };
}

const unit = (source: string, target: string, context = '') =>
  `<tu><tuv xml:lang="en-US">${context}<seg>${source}</seg></tuv><tuv xml:lang="es-ES"><seg>${target}</seg></tuv></tu>`;
const tmx = (...units: readonly string[]) =>
  `<?xml version="1.0"?><tmx version="1.4"><header srclang="en-US"/><body>${units.join('')}</body></tmx>`;

describe('translate', () => {
  test('says which settings an engine lacks, and where they come from', async () => {
    const file = await folder.write('source.txt', 'Hello.');
    const languages = ['--from', 'en', '--to', 'es', '--engine', 'openai'];
    const { exitCode, stderr } = await runHere(
      ['translate', file, ...languages, '--out', folder.path('o.txt')],
      {},
    );
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr)).toMatchObject({
      code: 'engine.not-configured',
      message: expect.stringContaining('TRANSLOOM_ENGINE_API_KEY'),
    });
  });

  test('writes the translated document and prints what it did', async () => {
    const { exitCode, stdout, stderr, written } = await translate(
      'Hello world. Good day!\n\nHello world.\n2024\n',
    );
    expect(stderr).toBe('');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      segments: 4,
      fromMemory: 0,
      fromEngine: 4,
      untranslated: 0,
      faults: 0,
      codesRestored: 0,
      unchanged: 0,
      characters: 37,
      milliseconds: expect.any(Number),
    });
    expect(written).toBe('HELLO WORLD. GOOD DAY!\n\nHELLO WORLD.\n2024\n');
  });

  test('takes from the memory what it knows, and asks the engine for the rest', async () => {
    const memory = await folder.write('memory.tmx', tmx(unit('Hello world.', 'Hola, mundo.')));
    const asked = fake.requests.length;
    const { stdout, written } = await translate('Hello world. Good day!', '--memory', memory);
    expect(JSON.parse(stdout)).toMatchObject({ segments: 2, fromMemory: 1, fromEngine: 1 });
    expect(written).toBe('Hola, mundo. GOOD DAY!');
    expect(
      fake.requests
        .slice(asked)
        .map(({ body }) => body)
        .join(),
    ).not.toContain('Hello');
  });

  test('prefers the first memory, takes changed numbers over, and leaves near matches to the engine', async () => {
    const first = await folder.write('first.tmx', tmx(unit('Page 7 of the book', 'Página 7 del libro')));
    const units = [unit('Page 8 of the book', 'segunda'), unit('Good days to you all', 'Buenos días')];
    const second = await folder.write('second.tmx', tmx(...units));
    const source = 'Page 9 of the book\nGood day to you all\nPage 8 of the book';
    const { written } = await translate(source, '--memory', first, '--memory', second);
    expect(written).toBe('Página 9 del libro\nGOOD DAY TO YOU ALL\nsegunda');
  });

  test('takes near matches from --min-match on', async () => {
    const memory = await folder.write('near.tmx', tmx(unit('Good days to you all', 'Buenos días')));
    const { written } = await translate('Good day to you all', '--memory', memory, '--min-match', '60');
    expect(written).toBe('Buenos días');
  });

  test('leaves what a bilingual file has or locks, and says of the rest that nobody confirmed it', async () => {
    const file = (last: string) =>
      `<xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="es"><file id="f"><unit id="u"><segment state="final"><source>House</source><target>Casa</target></segment>${last}</unit></file></xliff>`;
    const path = await folder.write('a.xlf', file('<segment><source>Dog</source></segment>'));
    const languages = ['--from', 'en', '--to', 'es', '--engine', 'libretranslate'];
    const run = await runHere(
      ['translate', path, ...languages, '--out', folder.path('a.es.xlf'), '--json'],
      environment(),
    );
    expect(JSON.parse(run.stdout)).toMatchObject({ segments: 1, fromEngine: 1 });
    expect(await folder.read('a.es.xlf')).toBe(
      file('<segment state="initial"><source>Dog</source><target>DOG</target></segment>'),
    );
  });

  test.skipIf(!apertiumInstalled)('really translates with Apertium (needs apertium-eng-spa)', async () => {
    const file = await folder.write('house.txt', 'The houses are big.\n');
    const languages = ['--from', 'en', '--to', 'es', '--engine', 'apertium'];
    const run = await runBinary(['translate', file, ...languages, '--out', folder.path('casa.txt')]);
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await folder.read('casa.txt')).toBe('Las casas son grandes.\n');
  });
});

describe('translate names what is doubtful', () => {
  let model: FakeEngine;
  beforeAll(async () => {
    model = await startFakeOpenAi((text) => answers[text] ?? text.toUpperCase());
  });
  afterAll(() => model.stop());

  const answers: Readonly<Record<string, string>> = {
    'Write to us about it.': 'Sure! ESCRÍBANOS.',
    'You have 350 new files.': 'TIENE 550 ARCHIVOS.',
    'Visual Studio Code': 'Visual Studio Code',
  };

  const environmentOf = ({ baseUrl }: FakeEngine) => ({
    TRANSLOOM_ENGINE_BASE_URL: baseUrl,
    TRANSLOOM_ENGINE_API_KEY: fakeOpenAiKey,
    TRANSLOOM_ENGINE_MODEL: fakeOpenAiModel,
  });

  test('writes the rest of a document, counts and names on standard error', async () => {
    const file = await folder.write('mixed.txt', `${Object.keys(answers).join('\n')}\nGood day!\n`);
    const out = folder.path('mixed.es.txt');
    const languages = ['--from', 'en', '--to', 'es', '--engine', 'openai-compatible'];
    const run = await runHere(
      ['translate', file, ...languages, '--out', out, '--json'],
      environmentOf(model),
    );
    expect(JSON.parse(run.stdout)).toMatchObject({
      segments: 4,
      fromEngine: 3,
      untranslated: 1,
      faults: 1,
      codesRestored: 0,
      unchanged: 1,
    });
    expect(run.stderr.split('\n').slice(0, 3)).toEqual([
      'line-1/1: not translated, left as it is (talk or notes instead of a translation alone).',
      'line-2/1: the number 350 is missing from the translation.',
      'line-3/1: the translation is the same as the source.',
    ]);
    expect(await folder.read('mixed.es.txt')).toBe(
      'Write to us about it.\nTIENE 550 ARCHIVOS.\nVisual Studio Code\nGOOD DAY!\n',
    );
  });

  test('writes a document in another language as it is, and says so of each segment', async () => {
    const text = 'Отчет о реализации плана мероприятий.\nНаименование мероприятия и дата исполнения.\n';
    const file = await folder.write('russian.txt', text);
    const languages = ['--from', 'en', '--to', 'es', '--engine', 'openai-compatible'];
    const echoing = await startFakeOpenAi((source) => source);
    const run = await runHere(
      ['translate', file, ...languages, '--out', folder.path('russian.es.txt'), '--json'],
      environmentOf(echoing),
    );
    await echoing.stop();
    expect(JSON.parse(run.stdout)).toMatchObject({ segments: 2, fromEngine: 0, untranslated: 2 });
    expect(await folder.read('russian.es.txt')).toBe(text);
  });

  test('says what to do where an engine does not serve the pair', async () => {
    const file = await folder.write('pair.txt', 'Hello');
    const pair = ['--from', 'en', '--to', 'zh-CN', '--engine', 'opencc'];
    const run = await runHere(['translate', file, ...pair, '--out', folder.path('pair.zh.txt')]);
    const { code, message } = JSON.parse(run.stderr);
    expect(code).toBe('engine.unsupported-pair');
    expect(message).toContain('transloom models --download en-zh');
  });
});

describe('translate writes nothing and says why', () => {
  test.each([
    ['unauthorized', 'engine.auth'],
    ['payment-required', 'engine.quota'],
    ['garbage', 'engine.bad-output'],
  ] as const)('when the engine is %s', async (fault, code) => {
    fake.fail(fault);
    const { exitCode, stdout, stderr, written } = await translate('Hello world.\nGood day!\n');
    expect({ exitCode, stdout, written }).toEqual({ exitCode: 2, stdout: '', written: undefined });
    expect(JSON.parse(stderr)).toMatchObject({ code, params: { engine: 'libretranslate' } });
    expect(stderr).not.toContain(fakeLibreTranslateKey);
  });

  test.each([
    ['is no TMX', '<tmx version="1.4"><body></tu>', 'document.broken'],
    ['ends too early', '<tmx version="1.4"><body><tu>', 'document.cut-off'],
  ])('when the memory %s', async (_, tmx, code) => {
    const memory = await folder.write('memory.tmx', tmx);
    const { exitCode, stderr, written } = await translate('Hello', '--memory', memory);
    expect({ exitCode, written }).toEqual({ exitCode: 2, written: undefined });
    expect(JSON.parse(stderr)).toMatchObject({ code, params: { name: 'memory.tmx' } });
  });

  test('when there is no text', async () => {
    const { exitCode, stderr } = await translate(' \n\n');
    expect(exitCode).toBe(2);
    expect(JSON.parse(stderr)).toMatchObject({ code: 'document.no-text', params: { name: 'source.txt' } });
  });
});
