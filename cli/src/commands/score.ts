import { scoreCorpus } from '@transloom/core/scoring/score-corpus';
import { type Tokenization, tokenizations } from '@transloom/core/scoring/score-tokens';
import type { Command } from '../command.ts';
import { readLines } from '../document/read-lines.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions, requireValue } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';

const usage = usageOf('score');
/** What sacreBLEU draws with unless it is told otherwise. */
const seed = 12_345;
const mostSamples = 10_000;

/** BLEU and chrF of a translation against references, a segment a line. */
export const score: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, {
    usage,
    values: ['hypothesis', 'tokenize', 'resamples'],
    lists: ['reference'],
    flags: ['json'],
  });
  const [hypothesis] = [requireValue(options, 'hypothesis'), requireValue(options, 'reference')];
  const tokenization = readTokenization(options.value('tokenize'));
  const samples = readSamples(options.value('resamples'));
  const lines = await readLines(hypothesis);
  const references = await Promise.all(options.list('reference').map((path) => readAsMany(path, lines)));
  const segments = lines.map((line, i) => ({
    hypothesis: line,
    references: references.map((reference) => reference[i] ?? ''),
  }));
  const result = scoreCorpus(segments, {
    tokenization,
    ...(samples !== undefined && { resampling: { samples, seed } }),
  });
  if (options.flag('json')) return terminal.print(JSON.stringify(result));
  const { bleu, chrf, signature } = result;
  terminal.print(
    cliText('score.done', language, { bleu: bleu.toFixed(2), chrf: chrf.toFixed(2), signature }),
  );
};

function readTokenization(name = '13a'): Tokenization {
  const found = tokenizations.find((tokenization) => tokenization === name);
  if (found === undefined) throw new Refusal('usage.tokenize', { name, names: tokenizations.join(', ') });
  return found;
}

function readSamples(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const samples = Number(text);
  if (!Number.isInteger(samples) || samples < 1 || samples > mostSamples)
    throw new Refusal('usage.resamples', { most: mostSamples });
  return samples;
}

async function readAsMany(path: string, lines: readonly string[]): Promise<readonly string[]> {
  const found = await readLines(path);
  if (found.length === lines.length) return found;
  throw new Refusal('score.lines', { name: path, lines: found.length, hypothesis: lines.length });
}
