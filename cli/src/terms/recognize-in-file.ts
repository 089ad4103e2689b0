import { limits } from '@transloom/contracts/limits';
import { isAllowed } from '@transloom/core/terms/check-term-use';
import { termsIn } from '@transloom/core/terms/exchange/term-table';
import { recognizeTerms } from '@transloom/core/terms/recognize-terms';
import type { Term, TermConcept } from '@transloom/core/terms/term-concept';
import { type FoundTerm, TermIndex } from '@transloom/core/terms/term-index';
import type { Command } from '../command.ts';
import { openDocument, visitUnits } from '../document/open-document.ts';
import { readFormatOptions } from '../document/read-format-options.ts';
import { splitUnit } from '../document/split-document.ts';
import { HeldOutput } from '../held-output.ts';
import { usageOf } from '../help/command-list.ts';
import { checkLanguageTag, readOptions, requireFile, requireValue } from '../options.ts';
import { cliText } from '../texts.ts';
import { openTerms } from './open-terms.ts';

const usage = usageOf('terms recognize');

interface IndexedTerm {
  readonly term: Term;
  readonly concept: TermConcept;
}

/**
 * The terms in each segment of a document: a line of JSON for a segment that has any, then what it took on standard
 * error. Offsets are in UTF-16 units of the segment's text without its codes.
 */
export const recognizeInFile: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: ['terms', 'from', 'to', 'options'], flags: ['json'] });
  const [path, base] = [requireFile(options), requireValue(options, 'terms')];
  const from = checkLanguageTag(requireValue(options, 'from'));
  const to = checkLanguageTag(requireValue(options, 'to'));
  const started = performance.now();
  const { index, unread } = await indexOf(base, from, to);
  if (unread.length > 0) terminal.printError(cliText('terms.unread', language, { rows: unread.join(', ') }));
  const built = performance.now();
  const document = await openDocument(path, from);
  const out = new HeldOutput(terminal);
  const print = options.flag('json') ? jsonLine : plainLines;
  let [segments, found, recognizing] = [0, 0, 0];
  visitUnits(
    document,
    (unit) => {
      for (const { id, source } of splitUnit(unit, from)) {
        segments += 1;
        const before = performance.now();
        const terms = recognizeTerms(source.text, [{ index }]);
        recognizing += performance.now() - before;
        found += terms.length;
        if (terms.length > 0)
          for (const line of print({ id, text: source.text, terms, to })) out.write(`${line}\n`);
      }
    },
    readFormatOptions(options, document.format),
  );
  out.end();
  const summary = {
    terms: index.size,
    segments,
    found,
    buildMilliseconds: Math.round(built - started),
    recognizeMilliseconds: Math.round(recognizing),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
  terminal.printError(JSON.stringify({ summary }));
};

interface IndexedBase {
  readonly index: TermIndex<IndexedTerm>;
  /** Rows of a table without a term. */
  readonly unread: readonly number[];
}

/** Without terms that are longer than any base takes. */
async function indexOf(path: string, from: string, to: string): Promise<IndexedBase> {
  const index = new TermIndex<IndexedTerm>(from);
  let rows: readonly number[] = [];
  for await (const { concepts, unread = rows } of openTerms(path, {
    sourceLanguage: from,
    targetLanguages: [to],
  })) {
    rows = unread;
    for (const concept of concepts) {
      for (const term of termsIn(concept, from))
        if (term.text.length <= limits.termCharacters) index.add({ term, concept }, term);
    }
  }
  return { index, unread: rows };
}

interface SegmentTerms {
  readonly id: string;
  readonly text: string;
  readonly terms: readonly FoundTerm<IndexedTerm>[];
  readonly to: string;
}

function jsonLine({ id, text, terms, to }: SegmentTerms): readonly string[] {
  const found = terms.map(({ id: { term, concept }, start, end, form }) => ({
    start,
    end,
    text: text.slice(start, end),
    form,
    term: term.text,
    status: term.status,
    ...(concept.id !== undefined && { concept: concept.id }),
    ...(concept.definition !== undefined && { definition: concept.definition }),
    targets: termsIn(concept, to).map((target) => ({ text: target.text, status: target.status })),
  }));
  return [JSON.stringify({ segment: id, source: text, terms: found })];
}

/** Only translations that may be used; a term that may not is marked behind them. */
function plainLines({ id, text, terms, to }: SegmentTerms): readonly string[] {
  return terms.map(({ id: { term, concept }, start, end }) => {
    const targets = termsIn(concept, to)
      .filter(isAllowed)
      .map((target) => target.text);
    const mark = isAllowed(term) ? [] : [term.status];
    return [id, text.slice(start, end), targets.join('; '), ...mark].join('\t');
  });
}
