import { runSteps } from '@transloom/core/custom-engines/statistical/run-steps';
import { extractTerms } from '@transloom/core/term-extraction/extract-terms';
import {
  extractTranslatedTerms,
  type TranslatedTerm,
} from '@transloom/core/term-extraction/extract-translated-terms';
import { joinTerms } from '@transloom/core/term-extraction/join-terms';
import { commonWords } from '@transloom/server/providers/common-words/common-words';
import { readSentences } from '../alignment/read-sentences.ts';
import type { Command } from '../command.ts';
import { HeldOutput } from '../held-output.ts';
import { usageOf } from '../help/command-list.ts';
import { checkLanguageTag, type Options, readOptions, requireFiles, requireValue } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';
import { readTranslatedTexts } from './read-translated-texts.ts';

const usage = usageOf('terms extract');

/**
 * The terms of documents, the most likely first: with `--json` a line `{"term","frequency","score","translations":[…]}`
 * for each written form, or with `--joined` for each term with its forms. Files that hold both languages need no
 * `--translation`.
 */
export const extractFromFiles: Command = async ({ args, language, terminal }) => {
  const options = readOptions(repeatTranslations(args), {
    usage,
    severalFiles: true,
    values: ['from', 'to'],
    lists: ['translation'],
    flags: ['joined', 'json'],
  });
  const terms = await extractedFrom(options);
  const lines = options.flag('joined')
    ? joinTerms(terms).map(({ forms, ...term }) => ({ ...lineOf(term), forms }))
    : terms.map(lineOf);
  const out = new HeldOutput(terminal);
  for (const line of lines) out.write(`${options.flag('json') ? JSON.stringify(line) : plainLine(line)}\n`);
  out.end();
  if (!options.flag('json'))
    terminal.printError(cliText('terms.extracted', language, { count: lines.length }));
};

async function extractedFrom(options: Options): Promise<readonly TranslatedTerm[]> {
  const [files, translations] = [requireFiles(options), options.list('translation')];
  const sourceLanguage = checkLanguageTag(requireValue(options, 'from'));
  const common = commonWords(sourceLanguage);
  if (options.value('to') === undefined && translations.length === 0) {
    const segments = await sentencesOf(files, sourceLanguage);
    const terms = extractTerms({ segments, language: sourceLanguage, commonWords: common });
    return terms.map((term) => ({ ...term, translations: [] }));
  }
  const languages = { sourceLanguage, targetLanguage: checkLanguageTag(requireValue(options, 'to')) };
  if (languages.targetLanguage === sourceLanguage) throw new Refusal('project.language-equal');
  const segments = await readTranslatedTexts({ files, translations, languages }, options);
  return runSteps(extractTranslatedTerms({ segments, ...languages, commonWords: common }));
}

async function sentencesOf(files: readonly string[], language: string): Promise<readonly string[]> {
  const all: string[] = [];
  for (const path of files) {
    const sentences = await readSentences({ path, language, lines: false });
    all.push(...sentences.map(({ source }) => source.text));
  }
  return all;
}

/** `--translation A B` says the same as `--translation A --translation B`. */
function repeatTranslations(args: readonly string[]): readonly string[] {
  const repeated: string[] = [];
  let within = false;
  for (const arg of args) {
    if (arg.startsWith('--')) within = arg === '--translation';
    else if (within) repeated.push('--translation');
    if (arg !== '--translation') repeated.push(arg);
  }
  return repeated;
}

interface Line {
  readonly term: string;
  readonly frequency: number;
  readonly score: number;
  readonly translations: readonly string[];
}

function lineOf({
  term,
  places,
  score,
  translations,
}: Pick<TranslatedTerm, 'term' | 'places' | 'score' | 'translations'>): Line {
  return {
    term,
    frequency: places.length,
    score: Math.round(score * 1000) / 1000,
    translations: translations.map(({ text }) => text),
  };
}

function plainLine({ term, frequency, score, translations }: Line): string {
  return [score.toFixed(2), frequency, term, translations.join('; ')].join('\t');
}
