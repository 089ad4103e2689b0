import type { Command } from '../command.ts';
import { openDocument, writeDocument } from '../document/open-document.ts';
import { formatOptionNames, readFormatOptions } from '../document/read-format-options.ts';
import { readOptions, requireFile, requireValue } from '../options.ts';
import { cliText } from '../texts.ts';

const usage = 'transloom roundtrip FILE --out FILE [--options JSON] [--from LANGUAGE] [--to LANGUAGE]';

/** Writes every unit back with its own text: what differs then, the format did. */
export const roundtrip: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: ['out', ...formatOptionNames] });
  const [path, out] = [requireFile(options), requireValue(options, 'out')];
  const document = await openDocument(path, options.value('from'));
  const formatOptions = readFormatOptions(options, document.format);
  await writeDocument(out, document, ({ source }) => source, formatOptions);
  terminal.print(cliText('file.written', language, { out }));
};
