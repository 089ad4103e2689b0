import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CaseCheck, CaseRun } from './case-run.ts';
import type { CaseTable } from './case-table.ts';
import { all, prints, type TextWish, textFault } from './command-checks.ts';

const port = 3198;
/** Enough to translate with, and few enough to train on in half a minute. */
const trainedPairs = 4_800;

/** Runs `work` with the faulty server of the corpus. Each case starts its own, because the server counts requests. */
async function withServer<Result>(run: CaseRun, work: (address: string) => Promise<Result>): Promise<Result> {
  const server = spawn(process.execPath, [run.beside('fake-engines.mjs')], { stdio: 'ignore' });
  try {
    await answering(server);
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.kill();
  }
}

const longestStart = 200;
const betweenTriesMs = 50;

async function answering(server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < longestStart; tries++) {
    if (server.exitCode !== null) throw new Error('the server of the cases ended');
    const answer = await fetch(`http://127.0.0.1:${port}/ok/v1/models`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(betweenTriesMs);
  }
  throw new Error('the server of the cases does not answer');
}

interface EngineCase {
  readonly engine: 'openai-compatible' | 'libretranslate';
  readonly mode: string;
  readonly to?: string;
  /** Checks of the written file. */
  readonly written?: TextWish;
  /** Checks of the printed text. */
  readonly printed?: TextWish;
  readonly code?: number;
}

/** `translate` with a mode of the server. */
function engineAnswers({ engine, mode, to = 'es', written, printed = {}, code = 0 }: EngineCase): CaseCheck {
  return (run) =>
    withServer(run, async (address) => {
      const out = run.out(`out${extname(run.path)}`);
      const pair = ['--from', 'en', '--to', to, '--engine', engine, '--out', out, '--json'];
      const { exitCode, stdout, stderr } = await run.transloom(['translate', run.path, ...pair], {
        TRANSLOOM_ENGINE_BASE_URL:
          engine === 'libretranslate' ? `${address}/${mode}` : `${address}/${mode}/v1`,
        TRANSLOOM_ENGINE_MODEL: 'm',
        TRANSLOOM_ENGINE_API_KEY: 'k',
      });
      if (exitCode !== code) return `ends with ${exitCode}: ${stderr.trim()}`;
      const fault = written && textFault(readFileSync(out, 'utf8'), written);
      return fault ?? textFault(stdout + stderr, printed);
    });
}

const model = 'openai-compatible';
const libre = 'libretranslate';
/** The translated page of the cases if nothing is lost. */
const page: TextWish = {
  has: ['<b>guardar</b> para', '<a href="x">segunda línea</a>', '&lt;script&gt; &amp;', 'mensajes, {name}.'],
  lacks: [/&lt;\/?[gx]/i, /<g/],
};
const refused = (mode: string, engine: EngineCase['engine'] = model) =>
  engineAnswers({ engine, mode, code: 2, printed: { has: ['engine.bad-output'] } });

const recognizes = (text: string, pair: readonly [string, string], wish: TextWish) =>
  prints(
    (run) => [
      'terms',
      'recognize',
      run.beside(text),
      '--terms',
      run.path,
      '--from',
      pair[0],
      '--to',
      pair[1],
    ],
    wish,
  );
const matches = (queries: string, to: string, wish: TextWish) =>
  prints(
    (run) => [
      'memory',
      'match',
      '--memory',
      run.path,
      '--queries',
      run.beside(queries),
      '--from',
      'en',
      '--to',
      to,
      '--json',
    ],
    wish,
  );

/** Cases of engines, terms and memories. */
export const languageCases: CaseTable = {
  'names-only.txt': all(
    ...['zh-CN', 'ja', 'ru'].map((to) =>
      engineAnswers({ engine: model, mode: 'halfwidth', to, written: { has: ['Datacenter Edition。'] } }),
    ),
  ),
  'rst-own-engine.txt': async (run) => {
    const [pairs, trained, out] = [run.out('pairs.tsv'), run.out('own.model'), run.out('out.txt')];
    const corpus = readFileSync(run.beside('../../mt/custom/pydocs-en-zh/train.tsv'), 'utf8').split('\n');
    writeFileSync(pairs, ['en\tzh-CN', ...corpus.slice(0, trainedPairs)].join('\n'));
    const pair = ['--from', 'en', '--to', 'zh-CN'];
    const trains = await run.transloom(['train', '--memory', pairs, ...pair, '--out', trained]);
    if (trains.exitCode !== 0) return trains.stderr;
    const engine = ['--engine', 'statistical', '--model', trained];
    const { exitCode, stderr } = await run.transloom([
      'translate',
      run.path,
      ...pair,
      ...engine,
      '--out',
      out,
    ]);
    return exitCode === 0 ? textFault(readFileSync(out, 'utf8'), { has: [/\p{sc=Han}/u] }) : stderr;
  },
  'engine-doc.html': [
    engineAnswers({ engine: model, mode: 'tagattr', written: page }),
    engineAnswers({ engine: model, mode: 'tagesc', written: page }),
    engineAnswers({ engine: libre, mode: 'lttagcase-neu', written: page }),
    engineAnswers({ engine: model, mode: 'tagspace', written: page }),
    refused('explain'),
    refused('talk2'),
    refused('loop'),
    engineAnswers({ engine: model, mode: 'same', printed: { has: ['untranslated', /"unchanged":[1-9]/] } }),
    refused('lterr-neu', libre),
    engineAnswers({ engine: model, mode: 'trailquote', written: { ...page, lacks: ['archivo."'] } }),
    engineAnswers({ engine: model, mode: 'merge', written: page }),
    engineAnswers({ engine: model, mode: 'stream', written: page }),
  ],
  'engine-doc.po': engineAnswers({
    engine: libre,
    mode: 'ltnl-neu',
    written: { has: [/"hola\\n"\s+"mundo\\n"/] },
  }),
  'num.txt': engineAnswers({ engine: model, mode: 'number', printed: { has: ['"faults":1', '350'] } }),
  't13-deepl.csv': recognizes('t12.txt', ['en', 'es'], { has: ['portapapeles', 'carpeta'] }),
  'hdr3.csv': recognizes('hdr.txt', ['zh-CN', 'en'], { has: ['数据库\tdatabase', '"terms":1'] }),
  'hdr.csv': recognizes('hdr.txt', ['zh-CN', 'en'], { has: ['数据库\tdatabase', '"terms":1'] }),
  'hdr4.csv': recognizes('hdr.txt', ['zh-CN', 'en'], { has: ['数据库\tdatabase', '"terms":1'] }),
  't03-cjk.csv': recognizes('t03.txt', ['ja', 'en'], { has: ['ｻｰﾊﾞｰ\tserver', 'サーバ\tserver'] }),
  't05-case.csv': recognizes('t05.txt', ['en', 'de'], {
    has: ['SHIFT', 'Apple'],
    lacks: ['apple\t', 'may\t', 'on\t'],
  }),
  't01-tbx-mixed.tbx': recognizes('t01.txt', ['en', 'es'], {
    has: ['directory\tcarpeta\tforbidden'],
    lacks: ['directorio'],
  }),
  'm12b-ptpt.tmx': matches('m12b.q', 'pt-BR', { has: ['"rate":99'] }),
  'm16-accel.tmx': matches('m16.q', 'cs', { has: ['_Soubor'] }),
  'm17-rhg.tmx': matches('m17.q', 'yue', { has: ['魚'] }),
  'm08-numbers.tmx': matches('m08.q', 'de', { has: ['Seite 12 von 30"', 'Kapitel V"'], lacks: ['１２ von'] }),
  'm14-inline-all.tmx': async (run) => {
    const [table, back] = [run.out('o.xlsx'), run.out('p.tmx')];
    const first = await run.transloom(['memory', 'convert', run.path, '--out', table]);
    const second = await run.transloom(['memory', 'convert', table, '--out', back]);
    if (first.exitCode + second.exitCode > 0) return first.stderr + second.stderr;
    return textFault(readFileSync(back, 'utf8') + first.stderr, { has: ['{0}', 'img'] });
  },
};
