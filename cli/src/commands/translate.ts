import type { TranslationUnit, UnitTarget } from '@transloom/core/document/document-format';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { countDetails, sumCounts } from '@transloom/core/text/count-words';
import type { Command } from '../command.ts';
import { openDocument, visitUnits, writeDocument } from '../document/open-document.ts';
import { readFormatOptions } from '../document/read-format-options.ts';
import { printWarnings } from '../document/report-written.ts';
import { type DocumentSegment, joinUnits, splitUnit } from '../document/split-document.ts';
import { usageOf } from '../help/command-list.ts';
import { checkLanguageTag, type Options, readOptions, requireFile, requireValue } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';
import { askEngine } from '../translation/ask-engine.ts';
import { engineFromEnvironment } from '../translation/engine-from-environment.ts';
import { engineOfModel } from '../translation/engine-of-model.ts';
import { lookUp } from '../translation/look-up.ts';
import { readMemories } from '../translation/read-memory.ts';
import { countRemarks, printRemarks } from '../translation/remarks.ts';

const usage = usageOf('translate');

/**
 * Translates a document: memories first, one engine for the rest. A segment without a usable answer stays as it is, and
 * is named; nothing is written where the engine cannot work or translates nothing.
 */
export const translate: Command = async ({ args, language, terminal }) => {
  const started = performance.now();
  const options = readOptions(args, {
    usage,
    values: ['from', 'to', 'engine', 'model', 'out', 'min-match', 'options'],
    lists: ['memory'],
    flags: ['json'],
  });
  const wish = readWish(options);
  const engine =
    wish.model === undefined
      ? engineFromEnvironment(wish.engineId, terminal.environment)
      : await engineOfModel(wish.model);
  const document = await openDocument(wish.path, wish.languages.sourceLanguage);
  const formatOptions = readFormatOptions(options, document.format);
  const segments: DocumentSegment[] = [];
  let isEmpty = true;
  const collect = (unit: TranslationUnit) => {
    isEmpty = false;
    if (isOpen(unit)) segments.push(...splitUnit(unit, wish.languages.sourceLanguage));
  };
  visitUnits(document, collect, formatOptions);
  if (isEmpty) throw new Refusal('document.no-text', { name: document.name });

  const memories = await readMemories(options.list('memory'), wish.languages, { language, terminal });
  const targets = lookUp(segments, memories, wish.minRate);
  const fromMemory = targets.size;
  const rest = segments.filter(({ id }) => !targets.has(id));
  const work = await askEngine(engine, rest, wish.languages, terminal.environment);
  for (const [id, target] of work.targets) targets.set(id, target);

  const { targetLanguage } = wish.languages;
  const texts = joinUnits(segments, targets, targetLanguage);
  const visit = ({ id }: TranslationUnit) => draftOf(texts.get(id));
  const { warnings } = await writeDocument(wish.out, document, visit, formatOptions);
  const figures = {
    segments: segments.length,
    fromMemory,
    fromEngine: work.targets.size,
    ...countRemarks(work.remarks),
    characters: sumCounts(segments.map(({ source }) => countDetails(source.text))).charactersWithSpaces,
    milliseconds: Math.round(performance.now() - started),
  };
  printWarnings(warnings, { language, terminal });
  printRemarks(work.remarks, { language, terminal });
  if (options.flag('json')) terminal.print(JSON.stringify(figures));
  else terminal.print(cliText('translate.done', language, { out: wish.out, ...figures }));
};

/** What a bilingual file has already, or locks, stays as it is. */
function isOpen({ target, locked = false }: TranslationUnit): boolean {
  return target === undefined && !locked;
}

/** Nobody has confirmed it. */
function draftOf(text: InlineText | undefined): UnitTarget | undefined {
  return text && { ...text, state: 'draft' };
}

function readWish(options: Options) {
  const path = requireFile(options);
  const sourceLanguage = checkLanguageTag(requireValue(options, 'from'));
  const targetLanguage = checkLanguageTag(requireValue(options, 'to'));
  if (sourceLanguage === targetLanguage) throw new Refusal('project.language-equal');
  const minRate = Number(options.value('min-match') ?? 100);
  if (!Number.isInteger(minRate) || minRate < 50 || minRate > 102) throw new Refusal('usage.rate');
  return {
    path,
    languages: { sourceLanguage, targetLanguage },
    engineId: requireValue(options, 'engine'),
    model: readModelPath(options),
    out: requireValue(options, 'out'),
    minRate,
  };
}

/** A file that `transloom train` wrote. @throws {Refusal} engine.model-option */
function readModelPath(options: Options): string | undefined {
  const model = options.value('model');
  if (model !== undefined && options.value('engine') !== 'statistical')
    throw new Refusal('engine.model-option');
  return model;
}
