import { pseudoTranslate } from '@transloom/core/document/pseudo-translate';
import { buildDocument } from '@transloom/core/document/read-document';
import type { Command } from '../command.ts';
import { writeOutput } from '../document/files.ts';
import { openDocument, refusingDocument } from '../document/open-document.ts';
import { readOptions, requireFile, requireValue } from '../options.ts';
import { cliText } from '../texts.ts';

/** Writes the document with accented, longer text: shows what will be translated and how it will fit. */
export const pseudo: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage: 'transloom pseudo FILE --out FILE', values: ['out'] });
  const [path, out] = [requireFile(options), requireValue(options, 'out')];
  const { name, format, file, units } = await openDocument(path);
  const texts = new Map(units.map((unit) => [unit.id, pseudoTranslate(unit.source)]));
  const { output } = refusingDocument(name, () => buildDocument(format, file, texts));
  await writeOutput(out, output);
  terminal.print(cliText('file.written', language, { out }));
};
