import { alignSentences } from '@transloom/core/alignment/align-sentences';
import type { Bead } from '@transloom/core/alignment/bead';
import { isOtherLanguage } from '@transloom/core/language/is-other-language';
import type { LanguagePair } from '@transloom/core/language/language-pair';
import { readSentences } from '../alignment/read-sentences.ts';
import type { Command, CommandCall, Terminal } from '../command.ts';
import { usageOf } from '../help/command-list.ts';
import { checkLanguageTag, type Options, readOptions, requireValue } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';
import { type AskedSegment, askEngine } from '../translation/ask-engine.ts';
import { engineFromEnvironment } from '../translation/engine-from-environment.ts';
import { printRemarks } from '../translation/remarks.ts';

const usage = usageOf('align');
/** One side is much longer where it has more than so many times the sentences of the other. */
const muchLonger = 1.5;
/** So many sentences tell the language of a text. */
const sampledSentences = 200;

/**
 * Pairs the sentences of a text and its translation. With `--json` it prints
 * `{"pairs":[{"source":[…],"target":[…],"confidence":n}],"counts":{…}}`: sentences by their numbers from 0, each in
 * exactly one pair; one side is empty where a sentence has no partner.
 */
export const align: Command = async ({ args, ...call }) => {
  const options = readOptions(args, {
    usage,
    severalFiles: true,
    values: ['from', 'to', 'method', 'engine'],
    flags: ['lines', 'json'],
  });
  const wish = readWish(options);
  const { sourceLanguage, targetLanguage } = wish.languages;
  const lines = options.flag('lines');
  const source = await readSentences({ path: wish.source, language: sourceLanguage, lines });
  const target = await readSentences({ path: wish.target, language: targetLanguage, lines });
  warnOfLanguage({ name: wish.source, sentences: source, language: sourceLanguage }, call);
  warnOfLanguage({ name: wish.target, sentences: target, language: targetLanguage }, call);
  warnOfLength(source.length, target.length, call);
  const translated =
    wish.engineId === undefined
      ? undefined
      : await translationOf(source, wish.engineId, wish.languages, call);
  const [sourceTexts, targetTexts] = [textsOf(source), textsOf(target)];
  const pairs = alignSentences({ source: sourceTexts, target: targetTexts, translated });
  const counts = countsOf(pairs);
  if (options.flag('json')) return call.terminal.print(JSON.stringify({ pairs: pairs.map(rounded), counts }));
  for (const pair of pairs) call.terminal.print(lineOf(pair, sourceTexts, targetTexts));
  call.terminal.printError(cliText('align.done', call.language, counts));
};

/** @throws {Refusal} usage.missing, usage.surplus, usage.method, usage.method-engine, project.language-equal */
function readWish(options: Options) {
  const [source, target, surplus] = options.files;
  if (source === undefined) throw new Refusal('usage.missing', { name: 'SOURCE', usage });
  if (target === undefined) throw new Refusal('usage.missing', { name: 'TARGET', usage });
  if (surplus !== undefined) throw new Refusal('usage.surplus', { argument: surplus });
  const sourceLanguage = checkLanguageTag(requireValue(options, 'from'));
  const targetLanguage = checkLanguageTag(requireValue(options, 'to'));
  if (sourceLanguage === targetLanguage) throw new Refusal('project.language-equal');
  return { source, target, languages: { sourceLanguage, targetLanguage }, engineId: readEngine(options) };
}

/** The engine of the method ai; the rules need none. */
function readEngine(options: Options): string | undefined {
  const method = options.value('method') ?? 'rules';
  if (method === 'ai') return requireValue(options, 'engine');
  if (method !== 'rules') throw new Refusal('usage.method', { name: method });
  if (options.value('engine') !== undefined) throw new Refusal('usage.method-engine');
  return undefined;
}

type Call = Omit<CommandCall, 'args'>;

interface NamedText {
  readonly name: string;
  readonly sentences: readonly AskedSegment[];
  readonly language: string;
}

function warnOfLanguage({ name, sentences, language }: NamedText, call: Call): void {
  const sample = textsOf(sentences.slice(0, sampledSentences)).join(' ');
  if (isOtherLanguage(sample, language))
    call.terminal.printError(cliText('align.language', call.language, { name, language }));
}

function warnOfLength(source: number, target: number, { language, terminal }: Call): void {
  if (Math.max(source, target) > muchLonger * Math.min(source, target) + 1)
    terminal.printError(cliText('align.unequal', language, { source, target }));
}

/** A sentence that the engine does not translate stays as it is: its names and numbers still tell. */
async function translationOf(
  source: readonly AskedSegment[],
  engineId: string,
  languages: LanguagePair,
  { language, terminal }: { language: CommandCall['language']; terminal: Terminal },
): Promise<readonly string[]> {
  const engine = engineFromEnvironment(engineId, terminal.environment);
  const { targets, remarks } = await askEngine(engine, source, languages, terminal.environment);
  const untranslated = remarks.filter(({ kind }) => kind === 'untranslated');
  printRemarks(untranslated, { language, terminal });
  return source.map((sentence) => (targets.get(sentence.id) ?? sentence.source).text);
}

function textsOf(sentences: readonly AskedSegment[]): readonly string[] {
  return sentences.map(({ source }) => source.text);
}

function countsOf(pairs: readonly Bead[]) {
  const count = (of: (pair: Bead) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0);
  return {
    source: count(({ source }) => source.length),
    target: count(({ target }) => target.length),
    pairs: count(({ source, target }) => (source.length > 0 && target.length > 0 ? 1 : 0)),
    sourceAlone: count(({ source, target }) => (target.length === 0 ? source.length : 0)),
    targetAlone: count(({ source, target }) => (source.length === 0 ? target.length : 0)),
  };
}

function rounded({ source, target, confidence }: Bead): Bead {
  return { source, target, confidence: Math.round(confidence * 1000) / 1000 };
}

function lineOf(
  { source, target, confidence }: Bead,
  sources: readonly string[],
  targets: readonly string[],
) {
  const textOf = (numbers: readonly number[], texts: readonly string[]) =>
    numbers.map((number) => (texts[number] ?? '').replaceAll(/\s+/g, ' ').trim()).join(' ');
  return [confidence.toFixed(2), textOf(source, sources), textOf(target, targets)].join('\t');
}
