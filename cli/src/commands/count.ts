import type { Command } from '../command.ts';
import { DocumentCounts } from '../document/document-counts.ts';
import { openDocument, visitUnits } from '../document/open-document.ts';
import { readCounter } from '../document/read-counter.ts';
import { formatOptionNames, readFormatOptions } from '../document/read-format-options.ts';
import { printWarnings } from '../document/report-written.ts';
import { splitUnit } from '../document/split-document.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions, requireFile } from '../options.ts';
import { cliText } from '../texts.ts';

const usage = usageOf('count');

/** What there is to translate in a document. */
export const count: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: [...formatOptionNames, 'counter'], flags: ['json'] });
  const document = await openDocument(requireFile(options), options.value('from'));
  const formatOptions = readFormatOptions(options, document.format);
  const counts = new DocumentCounts(readCounter(options));
  const warnings = visitUnits(
    document,
    (unit) => counts.add(splitUnit(unit, formatOptions.sourceLanguage)),
    formatOptions,
  );
  const { total, details } = counts;
  if (options.flag('json'))
    terminal.print(JSON.stringify({ format: document.format.id, ...total, ...details, warnings }));
  else {
    terminal.print(cliText('count.done', language, total));
    printWarnings(warnings, { language, terminal });
  }
};
