import { pseudoTranslate } from '@transloom/core/document/pseudo-translate';
import type { Command } from '../command.ts';
import { openDocument, writeDocument } from '../document/open-document.ts';
import { formatOptionNames, readFormatOptions } from '../document/read-format-options.ts';
import { readOptions, requireFile, requireValue } from '../options.ts';
import { cliText } from '../texts.ts';

const usage = 'transloom pseudo FILE --out FILE [--options JSON] [--from LANGUAGE] [--to LANGUAGE]';

/** Writes the document with accented, longer text: shows what will be translated and how it will fit. */
export const pseudo: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: ['out', ...formatOptionNames] });
  const [path, out] = [requireFile(options), requireValue(options, 'out')];
  const document = await openDocument(path, options.value('from'));
  const formatOptions = readFormatOptions(options, document.format);
  await writeDocument(out, document, ({ source }) => pseudoTranslate(source), formatOptions);
  terminal.print(cliText('file.written', language, { out }));
};
