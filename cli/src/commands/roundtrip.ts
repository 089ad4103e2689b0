import type { UnitVisitor } from '@transloom/core/document/document-format';
import type { Command } from '../command.ts';
import { openDocument, writeDocument } from '../document/open-document.ts';
import { formatOptionNames, readFormatOptions } from '../document/read-format-options.ts';
import { reportWritten } from '../document/report-written.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions, requireFile, requireValue } from '../options.ts';

const usage = usageOf('roundtrip');

/**
 * Writes every unit back with its own text, and one of a bilingual file with the translation and the state it has or
 * not at all: what differs then, the format did.
 */
export const roundtrip: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: ['out', ...formatOptionNames], flags: ['json'] });
  const [path, out] = [requireFile(options), requireValue(options, 'out')];
  const document = await openDocument(path, options.value('from'));
  const formatOptions = readFormatOptions(options, document.format);
  let units = 0;
  const columns = Object.keys(formatOptions.languageColumns ?? {});
  const bilingual = document.format.bilingual === true || columns.length > 0;
  const rewrite: UnitVisitor = ({ source, target, targetState }) => {
    units++;
    if (target !== undefined) return { ...target, ...(targetState && { state: targetState }) };
    return bilingual ? undefined : source;
  };
  const written = await writeDocument(out, document, rewrite, formatOptions);
  const report = { out, format: document.format.id, units, ...written };
  reportWritten(report, options.flag('json'), { language, terminal });
};
