import { decodeText } from '@transloom/core/encoding/decode-text';
import { splitSentences } from '@transloom/core/segmentation/split-sentences';
import type { Command } from '../command.ts';
import { readInput } from '../document/files.ts';
import { checkLanguageTag, readOptions, requireValue } from '../options.ts';

/** Splits a text into sentences; a single line break is white space, an empty line ends a paragraph. */
export const segment: Command = async ({ args, terminal }) => {
  const options = readOptions(args, {
    usage: 'transloom segment [FILE|-] --language LANGUAGE [--json]',
    flags: ['json'],
  });
  const language = checkLanguageTag(requireValue(options, 'language'));
  const { text } = decodeText(await readText(options.file));
  const sentences = splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
  if (options.flag('json')) terminal.print(JSON.stringify({ sentences }));
  else for (const sentence of sentences) terminal.print(sentence.replaceAll(/\s*\r?\n\s*/g, ' '));
};

function readText(path = '-'): Promise<Uint8Array> {
  return path === '-' ? readStandardInput() : readInput(path);
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
