import { decodeText } from '@transloom/core/encoding/decode-text';
import { cutsNothing } from '@transloom/core/segmentation/own-rules/compile-segmentation';
import { splitSentences } from '@transloom/core/segmentation/split-sentences';
import type { Command } from '../command.ts';
import { readInput } from '../document/files.ts';
import { readSegmentation } from '../document/read-segmentation.ts';
import { HeldOutput } from '../held-output.ts';
import { usageOf } from '../help/command-list.ts';
import { checkLanguageTag, readOptions, requireValue } from '../options.ts';
import { cliText } from '../texts.ts';

const usage = usageOf('segment');

/** Splits a text into sentences; a single line break is white space, an empty line ends a paragraph. */
export const segment: Command = async ({ args, language: shown, terminal }) => {
  const options = readOptions(args, { usage, values: ['options', 'srx'], flags: ['json'] });
  const language = checkLanguageTag(requireValue(options, 'language'));
  const segmentation = await readSegmentation(options, language);
  if (cutsNothing(segmentation)) terminal.printError(cliText('segment.no-breaks', shown, { language }));
  const { text, encoding, guessed } = decodeText(await readInput(options.file ?? '-'));
  if (guessed) terminal.printError(cliText('encoding.guessed', shown, { encoding }));
  const out = new HeldOutput(terminal);
  const printSentence = options.flag('json') ? jsonPrinter(out) : linePrinter(out);
  if (options.flag('json')) out.write('{"sentences":[');
  for (const paragraph of paragraphsOf(text)) {
    for (const { start, end } of splitSentences(paragraph, language, segmentation))
      printSentence(paragraph.slice(start, end));
  }
  if (options.flag('json')) out.write(']}\n');
  out.end();
};

/** No sentence goes on after an empty line, so that a long text is split a paragraph at a time. */
function* paragraphsOf(text: string): Generator<string> {
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(/\n[ \t]*\r?\n/g)) {
    yield text.slice(start, index + mark.length);
    start = index + mark.length;
  }
  yield text.slice(start);
}

function linePrinter(out: HeldOutput): (sentence: string) => void {
  return (sentence) => out.write(`${sentence.replaceAll(/\s*\r?\n\s*/g, ' ')}\n`);
}

function jsonPrinter(out: HeldOutput): (sentence: string) => void {
  let separator = '';
  return (sentence) => {
    out.write(separator + JSON.stringify(sentence));
    separator = ',';
  };
}
