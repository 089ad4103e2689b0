import type { UnitVisitor } from '@transloom/core/document/document-format';
import { pseudoTranslate } from '@transloom/core/document/pseudo-translate';
import type { Command } from '../command.ts';
import { openDocument, writeDocument } from '../document/open-document.ts';
import { formatOptionNames, readFormatOptions } from '../document/read-format-options.ts';
import { reportWritten } from '../document/report-written.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions, requireFile, requireValue } from '../options.ts';

const usage = usageOf('pseudo');

/** Writes the document with accented, longer text: shows what will be translated and how it will fit. */
export const pseudo: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: ['out', ...formatOptionNames], flags: ['json'] });
  const [path, out] = [requireFile(options), requireValue(options, 'out')];
  const document = await openDocument(path, options.value('from'));
  const formatOptions = readFormatOptions(options, document.format);
  let units = 0;
  const rewrite: UnitVisitor = ({ source }) => {
    units++;
    return pseudoTranslate(source);
  };
  const { warnings } = await writeDocument(out, document, rewrite, formatOptions);
  const report = { out, format: document.format.id, units, warnings };
  reportWritten(report, options.flag('json'), { language, terminal });
};
