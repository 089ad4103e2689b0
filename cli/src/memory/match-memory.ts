import { decodeText } from '@transloom/core/encoding/decode-text';
import { findMatches } from '@transloom/core/memory/find-matches';
import { type MemoryMatch, rankMatches } from '@transloom/core/memory/memory-match';
import type { Command } from '../command.ts';
import { readInput } from '../document/files.ts';
import { HeldOutput } from '../held-output.ts';
import { usageOf } from '../help/command-list.ts';
import { checkLanguageTag, type Options, readOptions, requireValue } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { readMemory } from '../translation/read-memory.ts';

const usage = usageOf('memory match');

/**
 * The best matches of each line of a text in a memory, and how long it took to find them. Lines have no codes, so
 * nothing that is offered for them has any.
 */
export const matchMemory: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, {
    usage,
    values: ['memory', 'from', 'to', 'queries', 'min', 'top'],
    flags: ['json'],
  });
  const { memory: path, languages, queries, search } = await readWish(options);
  const started = performance.now();
  const memories = await readMemory(path, languages, { language, terminal });
  const built = performance.now();
  const out = new HeldOutput(terminal);
  for (const query of queries) {
    const segment = { source: { text: query, codes: [], styles: [] } };
    const found = memories.flatMap(({ index, ...origin }) =>
      findMatches(index, segment, { ...search, ...origin }),
    );
    const matches = rankMatches(found, search.limit);
    out.write(options.flag('json') ? jsonLine(query, matches) : textLines(query, matches));
  }
  out.end();
  const summary = {
    entries: memories.reduce((sum, { index }) => sum + index.size, 0),
    queries: queries.length,
    buildMilliseconds: Math.round(built - started),
    matchMilliseconds: Math.round(performance.now() - built),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
  terminal.printError(JSON.stringify({ summary }));
};

async function readWish(options: Options) {
  const sourceLanguage = checkLanguageTag(requireValue(options, 'from'));
  const targetLanguage = checkLanguageTag(requireValue(options, 'to'));
  const minRate = Number(options.value('min') ?? 50);
  if (!Number.isInteger(minRate) || minRate < 50 || minRate > 102) throw new Refusal('usage.rate');
  const limit = Number(options.value('top') ?? 3);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostMatches) {
    throw new Refusal('usage.top', { most: mostMatches });
  }
  return {
    memory: requireValue(options, 'memory'),
    languages: { sourceLanguage, targetLanguage },
    queries: linesOf(decodeText(await readInput(requireValue(options, 'queries'))).text),
    search: { minRate, limit },
  };
}

const mostMatches = 100;

/** The last line may end with a break or not. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function jsonLine(query: string, matches: readonly MemoryMatch[]): string {
  const found = matches.map(({ netRate, entry, target }) => ({
    rate: netRate,
    source: entry.source.text,
    target: target.text,
  }));
  return `${JSON.stringify({ query, matches: found })}\n`;
}

function textLines(query: string, matches: readonly MemoryMatch[]): string {
  const lines = matches.map(
    ({ netRate, entry, target }) => `  ${netRate}\t${oneLine(entry.source.text)}\t${oneLine(target.text)}`,
  );
  return `${[query, ...lines].join('\n')}\n`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}
