import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alignSentences } from '@transloom/core/alignment/align-sentences';
import { type Proof, secondsSince } from '../proof.ts';
import { countPairs, type Pairing, strictF1 } from './strict-score.ts';

/**
 * Strict F1 of texts in `mt/align` below which the alignment has become worse; other texts are only measured. The goals
 * are higher, and stand beside the figures in docs/specs.
 */
const leastF1: Readonly<Record<string, number>> = {
  'de-fr by rules': 0.78,
  'de-fr with a weak translation': 0.82,
  'en-de by rules': 0.89,
  'en-es by rules': 0.88,
  'en-zh-CN by rules': 0.89,
};
/** Long texts are made of all pairs of languages one after the other, so many times. */
const repeats = 2;

interface AlignedTexts {
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly gold: readonly Pairing[];
}

/** Measures alignments against gold: strict F1 of pairs, by rules and with a translation, and of a long text. */
export const alignmentProof: Proof = {
  name: 'tools',
  async *run({ corpusDir, print }) {
    const folder = join(corpusDir, 'mt/align');
    const report = (name: string, texts: AlignedTexts, translated?: readonly string[]): readonly string[] => {
      const f1 = strictF1(countPairs(alignSentences({ ...texts, translated }), texts.gold));
      print(`tools: alignment of ${name}: F1 ${f1.toFixed(3)} of ${texts.gold.length} beads`);
      const least = leastF1[name] ?? 0;
      return f1 < least ? [`tools: alignment of ${name} has F1 ${f1.toFixed(3)}, least ${least}`] : [];
    };
    const letters = readTexts(join(folder, 'textberg-de-fr/dev'), 'de', 'fr', 'defr');
    const translated = readLines(join(folder, 'bleualign-mt/eval1957.google.fr'));
    yield* report('de-fr by rules', letters);
    if (translated.length === letters.source.length)
      yield* report('de-fr with a weak translation', letters, translated);
    const news = newsIn(join(folder, 'ntrex-synth'));
    for (const { name, texts } of news) yield* report(`${name} by rules`, texts);
    const long = joinTexts(Array.from({ length: repeats }, () => news.map(({ texts }) => texts)).flat());
    const started = performance.now();
    yield* report(`${long.source.length} sentences in many languages`, long);
    print(
      `tools: that took ${secondsSince(started)}; the process has had ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`,
    );
  },
};

function newsIn(folder: string) {
  const golds = readdirSync(folder).filter((name) => name.endsWith('.gold'));
  return golds.map((file) => {
    const name = file.slice(0, -'.gold'.length);
    return { name, texts: readTexts(join(folder, name), 'en', name.slice('en-'.length), 'gold') };
  });
}

function readTexts(path: string, from: string, to: string, gold: string): AlignedTexts {
  return {
    source: readLines(`${path}.${from}`),
    target: readLines(`${path}.${to}`),
    gold: readLines(`${path}.${gold}`).map(readPairing),
  };
}

/** `[0, 1]:[0]` */
function readPairing(line: string): Pairing {
  const [source = '', target = ''] = line.split(':');
  return { source: numbersIn(source), target: numbersIn(target) };
}

function numbersIn(text: string): readonly number[] {
  return Array.from(text.matchAll(/\d+/g), ([number]) => Number(number));
}

function readLines(path: string): readonly string[] {
  return readFileSync(path, 'utf8').replace(/\n$/, '').split('\n');
}

function joinTexts(all: readonly AlignedTexts[]): AlignedTexts {
  let [sources, targets] = [0, 0];
  const gold = all.flatMap((texts) => {
    const [from, to] = [sources, targets];
    sources += texts.source.length;
    targets += texts.target.length;
    return texts.gold.map(({ source, target }) => ({
      source: source.map((i) => i + from),
      target: target.map((j) => j + to),
    }));
  });
  return { source: all.flatMap(({ source }) => source), target: all.flatMap(({ target }) => target), gold };
}
