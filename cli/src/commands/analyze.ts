import { analysisLines } from '@transloom/core/analysis/analysis-line';
import { type AnalyzedDocument, analyzeDocuments } from '@transloom/core/analysis/analyze-documents';
import { countLines, type LineCounts, sumLines } from '@transloom/core/analysis/count-lines';
import { matchFinder } from '@transloom/core/analysis/match-finder';
import { type ContextMode, contextModes } from '@transloom/core/memory/rate/context-match';
import { defaultMatchSettings } from '@transloom/core/memory/rate/match-rate';
import type { Command } from '../command.ts';
import { openDocument, visitUnits } from '../document/open-document.ts';
import { readCounter } from '../document/read-counter.ts';
import { readFormatOptions } from '../document/read-format-options.ts';
import { splitUnit } from '../document/split-document.ts';
import { usageOf } from '../help/command-list.ts';
import { checkLanguageTag, type Options, readOptions, requireFiles, requireValue } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { readMemories } from '../translation/read-memory.ts';

const usage = usageOf('analyze');

/** Puts each segment of the files in a line of the analysis; the files count in the order in which they are named. */
export const analyze: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, {
    usage,
    severalFiles: true,
    values: ['from', 'to', 'options', 'context', 'counter'],
    lists: ['memory'],
    flags: ['json', 'repetitions-first'],
  });
  const files = requireFiles(options);
  const languages = {
    sourceLanguage: checkLanguageTag(requireValue(options, 'from')),
    targetLanguage: checkLanguageTag(requireValue(options, 'to')),
  };
  const contextMode = readContextMode(options);
  const counter = readCounter(options);
  const memories = await readMemories(options.list('memory'), languages, { language, terminal });
  const documents: AnalyzedDocument[] = [];
  for (const path of files) documents.push(await readDocument(path, options, languages.sourceLanguage));
  const analysis = analyzeDocuments(documents, {
    findMatch: matchFinder(memories, { ...defaultMatchSettings, contextMode }),
    repetitionsFirst: options.flag('repetitions-first'),
  });
  const counted = documents.map(({ name, segments }, document) => ({
    name,
    lines: countLines(
      segments.map(({ source }, position) => ({
        line: analysis[document]?.[position]?.line ?? 'new',
        text: source.text,
      })),
      counter,
    ),
  }));
  const total = { lines: sumLines(counted.map(({ lines }) => lines)) };
  terminal.print(options.flag('json') ? JSON.stringify({ files: counted, total }) : table(total.lines));
};

/** @throws {Refusal} usage.context */
function readContextMode(options: Options): ContextMode {
  const wanted = options.value('context') ?? defaultMatchSettings.contextMode;
  const mode = contextModes.find((each) => each === wanted);
  if (mode === undefined)
    throw new Refusal('usage.context', { name: wanted, names: contextModes.join(', ') });
  return mode;
}

async function readDocument(
  path: string,
  options: Options,
  sourceLanguage: string,
): Promise<AnalyzedDocument> {
  const document = await openDocument(path, sourceLanguage);
  const segments: AnalyzedDocument['segments'][number][] = [];
  visitUnits(
    document,
    (unit) => {
      const excluded = unit.locked === true;
      for (const { id, source } of splitUnit(unit, sourceLanguage))
        segments.push({ id, source, key: unit.key, excluded });
    },
    readFormatOptions(options, document.format),
  );
  return { name: path, segments };
}

function table(lines: LineCounts): string {
  const rows = analysisLines.map((line) => {
    const { segments, words, characters } = lines[line];
    return [line, segments, words, characters].join('\t');
  });
  return [['', 'segments', 'words', 'characters'].join('\t'), ...rows].join('\n');
}
