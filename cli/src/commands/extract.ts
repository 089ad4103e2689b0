import type { TranslationUnit } from '@transloom/core/document/document-format';
import { toMarkup } from '@transloom/core/inline/markup';
import { textWithVariables } from '@transloom/core/inline/plain-text';
import type { Command } from '../command.ts';
import { DocumentCounts } from '../document/document-counts.ts';
import { openDocument, visitUnits } from '../document/open-document.ts';
import { formatOptionNames, readFormatOptions } from '../document/read-format-options.ts';
import { printWarnings } from '../document/report-written.ts';
import { splitUnit } from '../document/split-document.ts';
import { HeldOutput } from '../held-output.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions, requireFile } from '../options.ts';

const usage = usageOf('extract');

/** The units and segments of a document, in reading order. */
export const extract: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: formatOptionNames, flags: ['json'] });
  const document = await openDocument(requireFile(options), options.value('from'));
  const formatOptions = readFormatOptions(options, document.format);
  const counts = new DocumentCounts();
  const out = new HeldOutput(terminal);
  const printUnit = options.flag('json') ? jsonPrinter(out) : linePrinter(out);
  if (options.flag('json')) out.write(`{"format":${JSON.stringify(document.format.id)},"units":[`);
  const visit = (unit: TranslationUnit) => {
    const segments = splitUnit(unit, formatOptions.sourceLanguage);
    counts.add(segments);
    printUnit(
      unit,
      segments.map(({ id, source }) => ({
        id,
        source: toMarkup(source),
        plain: textWithVariables(source, unit.codes),
      })),
    );
  };
  const warnings = visitUnits(document, visit, formatOptions);
  if (options.flag('json'))
    out.write(`],"counts":${JSON.stringify(counts.total)},"warnings":${JSON.stringify(warnings)}}\n`);
  out.end();
  if (!options.flag('json')) printWarnings(warnings, { language, terminal });
};

interface PrintedSegment {
  readonly id: string;
  readonly source: string;
  readonly plain: string;
}
type UnitPrinter = (unit: TranslationUnit, segments: readonly PrintedSegment[]) => void;

function linePrinter(out: HeldOutput): UnitPrinter {
  return (_, segments) => {
    for (const { plain } of segments) out.write(`${plain}\n`);
  };
}

function jsonPrinter(out: HeldOutput): UnitPrinter {
  let separator = '';
  return ({ id, kind, key, notes, maxLength, locked, target, targetState }, segments) => {
    const about = { id, kind, key, notes, maxLength, locked, segments };
    const translation = target === undefined ? {} : { target: toMarkup(target), targetState };
    out.write(separator + JSON.stringify({ ...about, ...translation }));
    separator = ',';
  };
}
