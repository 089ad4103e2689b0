import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainInline } from '@transloom/core/inline/inline-text';
import { baseLanguage } from '@transloom/core/language/language-tag';
import { scoreCorpus } from '@transloom/core/scoring/score-corpus';
import type { Tokenization } from '@transloom/core/scoring/score-tokens';
import { chinesePunctuation } from '@transloom/core/text/chinese-punctuation';
import { spliceText } from '@transloom/core/text/splice-text';
import { engineVendors } from '@transloom/server/providers/machine-translation/engine-registry';
import type { Engine } from '@transloom/server/providers/machine-translation/engine-vendor';
import { isPairServed } from '@transloom/server/providers/machine-translation/language-pairs';
import { translateSegments } from '@transloom/server/providers/machine-translation/translate-segments/translate-segments';
import type { Proof } from '../proof.ts';

/** A set of sentences and their translation by people, in `mt/mt/<pair>` of the corpus. */
interface TestSet {
  readonly folder: string;
  readonly name: string;
  readonly source: string;
  readonly target: string;
}

interface Row {
  readonly engine: string;
  readonly pair: string;
  readonly set: string;
  readonly segments: number;
  readonly bleu: number;
  readonly chrf: number;
  readonly seconds?: number;
  readonly words?: number;
}

const { signal } = new AbortController();
/** Least gain of Chinese punctuation for engines that write half-width marks, in BLEU. */
const leastGain = 3;
/** Least BLEU of Apertium from English to Spanish; a broken pipe scores zero. */
const leastApertium = 10;
/** Least BLEU of Chinese converted to the other script and back. */
const leastThereAndBack = 95;

/**
 * Every engine that works on this machine, over the test sets of the corpus, in one table with what other engines
 * wrote when the sets were made. Models of MT_MODEL_DIR take part.
 */
export const enginesProof: Proof = {
  name: 'engines',
  async *run({ corpusDir, print }) {
    const sets = testSets(join(corpusDir, 'mt/mt'));
    const rows = sets.flatMap(recordedRows);
    for (const engine of localEngines()) rows.push(...(await translatedRows(engine, sets)));
    const back = await thereAndBack(join(corpusDir, 'mt/mt/en-zh/flores-dev.zh'));
    for (const line of table([...rows, back])) print(line);
    yield* failuresOf([...rows, back]);
  },
};

function testSets(folder: string): readonly TestSet[] {
  return readdirSync(folder).flatMap((pair) => {
    const [source = '', target = ''] = pair.split('-');
    return ['flores-dev', 'wmt17']
      .filter((name) => existsSync(join(folder, pair, `${name}.${target}`)))
      .map((name) => ({ folder: join(folder, pair), name, source, target }));
  });
}

/** Rows of recorded engine translations; Chinese ones also with Chinese punctuation. */
function recordedRows({ folder, name, source, target }: TestSet): readonly Row[] {
  const written = new RegExp(`^${name}\\.([a-z-]+)\\.${target}$`);
  const reference = linesOf(join(folder, `${name}.${target}`));
  return readdirSync(folder).flatMap((file) => {
    const engine = written.exec(file)?.[1];
    if (engine === undefined) return [];
    const lines = linesOf(join(folder, file));
    const row = (label: string, hypotheses: readonly string[]): Row => ({
      engine: `${engine} (recorded${label})`,
      pair: `${source}-${target}`,
      set: name,
      ...score(hypotheses, reference, target),
    });
    return target === 'zh' ? [row('', lines), row(', marks', lines.map(withMarks))] : [row('', lines)];
  });
}

function withMarks(line: string): string {
  return spliceText(line, chinesePunctuation(line));
}

function localEngines(): readonly Engine[] {
  const modelFolder = process.env['MT_MODEL_DIR'];
  const surroundings = {
    fetch: () => Promise.reject(new Error('no network')),
    ...(modelFolder !== undefined && { modelFolder }),
  };
  return engineVendors.filter(({ local }) => local).map((vendor) => vendor.connect({}, surroundings));
}

async function translatedRows(engine: Engine, sets: readonly TestSet[]): Promise<readonly Row[]> {
  const pairs = await engine.languagePairs(signal);
  const rows: Row[] = [];
  for (const { folder, name, source, target } of sets) {
    if (!isPairServed(pairs, { source, target })) continue;
    const lines = linesOf(join(folder, `${name}.${source}`));
    const started = performance.now();
    const hypotheses = await translate(engine, lines, source, target);
    const seconds = (performance.now() - started) / 1_000;
    const reference = linesOf(join(folder, `${name}.${target}`));
    const words = lines.join(' ').split(/\s+/).length;
    rows.push({
      engine: engine.vendorId,
      pair: `${source}-${target}`,
      set: name,
      seconds,
      words,
      ...score(hypotheses, reference, target),
    });
  }
  return rows;
}

/** A segment that could not be translated is an empty one. */
async function translate(
  engine: Engine,
  lines: readonly string[],
  sourceLanguage: string,
  targetLanguage: string,
): Promise<readonly string[]> {
  const segments = lines.map((line) => ({ source: plainInline(line), codes: {} }));
  const translations = await translateSegments(engine, { sourceLanguage, targetLanguage, segments });
  return translations.map((result) => (result.status === 'translated' ? result.target.text : ''));
}

/** Chinese in the characters and words of Taiwan and back again, beside what it was. */
async function thereAndBack(path: string): Promise<Row> {
  const [engine] = localEngines().filter(({ vendorId }) => vendorId === 'opencc');
  if (engine === undefined) throw new Error('OpenCC is not in the registry');
  const lines = linesOf(path);
  const taiwan = await translate(engine, lines, 'zh-CN', 'zh-TW');
  const back = await translate(engine, taiwan, 'zh-TW', 'zh-CN');
  return { engine: 'opencc', pair: 'zh-CN-TW-CN', set: 'flores-dev', ...score(back, lines, 'zh') };
}

function score(hypotheses: readonly string[], reference: readonly string[], target: string) {
  const segments = hypotheses.map((hypothesis, i) => ({ hypothesis, references: [reference[i] ?? ''] }));
  const { bleu, chrf } = scoreCorpus(segments, { tokenization: tokenizationOf(target) });
  return { segments: hypotheses.length, bleu, chrf };
}

function tokenizationOf(target: string): Tokenization {
  if (baseLanguage(target) === 'zh') return 'zh';
  return ['ja', 'th'].includes(baseLanguage(target)) ? 'char' : '13a';
}

function table(rows: readonly Row[]): readonly string[] {
  const cells = rows.map(({ engine, pair, set, segments, bleu, chrf, seconds, words }) => [
    engine,
    pair,
    set,
    String(segments),
    bleu.toFixed(1),
    chrf.toFixed(1),
    seconds && words ? `${Math.round(words / seconds)} words/s` : '',
  ]);
  const lines = [['engine', 'pair', 'set', 'segments', 'BLEU', 'chrF', ''], ...cells];
  const widths = [40, 12, 11, 9, 6, 6, 0];
  return lines.map((line) =>
    `engines: ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' ')}`.trimEnd(),
  );
}

function failuresOf(rows: readonly Row[]): readonly string[] {
  const bleuOf = (engine: string, pair: string) =>
    rows.find((row) => row.engine === engine && row.pair === pair)?.bleu;
  const plain = bleuOf('bergamot-base-memory (recorded)', 'en-zh') ?? 0;
  const marked = bleuOf('bergamot-base-memory (recorded, marks)', 'en-zh') ?? 0;
  const apertium = bleuOf('apertium', 'en-es');
  const back = rows.find(({ pair }) => pair === 'zh-CN-TW-CN')?.bleu ?? 0;
  return [
    ...(marked - plain < leastGain ? [`marks of Chinese are worth ${(marked - plain).toFixed(1)} BLEU`] : []),
    ...(apertium !== undefined && apertium < leastApertium
      ? [`Apertium has ${apertium.toFixed(1)} BLEU`]
      : []),
    ...(back < leastThereAndBack ? [`Chinese comes back with ${back.toFixed(1)} BLEU`] : []),
  ];
}

function linesOf(path: string): readonly string[] {
  return readFileSync(path, 'utf8').replace(/\n$/, '').split('\n');
}
