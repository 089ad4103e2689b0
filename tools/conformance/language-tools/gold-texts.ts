import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pairing } from './strict-score.ts';

/** Two texts, a sentence a line, whose alignment people know. */
export interface GoldTexts {
  readonly name: string;
  readonly source: readonly string[];
  readonly target: readonly string[];
  /** The source sentences as an engine translates them, where the corpus has that. */
  readonly translated?: readonly string[] | undefined;
  readonly gold: readonly Pairing[];
}

/** Texts of a mountaineering club, without and with a weak translation beside them. */
export function readYearbooks(folder: string): readonly GoldTexts[] {
  const texts = readTexts(join(folder, 'textberg-de-fr/dev'), 'de', 'fr', 'defr');
  const translated = readLines(join(folder, 'bleualign-mt/eval1957.google.fr'));
  const byRules = { name: 'de-fr by rules', ...texts };
  if (translated.length !== texts.source.length) return [byRules];
  return [byRules, { name: 'de-fr with a weak translation', ...texts, translated }];
}

/** News in English and many languages, in which some sentences were joined and left out. */
export function readNews(folder: string): readonly GoldTexts[] {
  const news = join(folder, 'ntrex-synth');
  const golds = readdirSync(news).filter((name) => name.endsWith('.gold'));
  return golds.map((file) => {
    const pair = file.slice(0, -'.gold'.length);
    return {
      name: `${pair} by rules`,
      ...readTexts(join(news, pair), 'en', pair.slice('en-'.length), 'gold'),
    };
  });
}

/** One text after the other. */
export function joinTexts(all: readonly GoldTexts[]): GoldTexts {
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
  return {
    name: `${sources} sentences in many languages`,
    source: all.flatMap(({ source }) => source),
    target: all.flatMap(({ target }) => target),
    gold,
  };
}

function readTexts(path: string, from: string, to: string, gold: string) {
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
