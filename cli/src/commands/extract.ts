import type { TranslationUnit } from '@transloom/core/document/document-format';
import { toMarkup } from '@transloom/core/inline/markup';
import { plainText } from '@transloom/core/inline/plain-text';
import type { Command } from '../command.ts';
import { DocumentCounts } from '../document/document-counts.ts';
import { openDocument, visitUnits } from '../document/open-document.ts';
import { formatOptionNames, readFormatOptions } from '../document/read-format-options.ts';
import { splitUnit } from '../document/split-document.ts';
import { HeldOutput } from '../held-output.ts';
import { readOptions, requireFile } from '../options.ts';

const usage = 'transloom extract FILE [--from LANGUAGE] [--to LANGUAGE] [--options JSON] [--json]';

/** The units and segments of a document, in reading order. */
export const extract: Command = async ({ args, terminal }) => {
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
        plain: plainText(source, unit.codes),
      })),
    );
  };
  visitUnits(document, visit, formatOptions);
  if (options.flag('json')) out.write(`],"counts":${JSON.stringify(counts.total)}}\n`);
  out.end();
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
  return ({ id, target }, segments) => {
    const shown = { id, segments, ...(target !== undefined && { target: toMarkup(target) }) };
    out.write(separator + JSON.stringify(shown));
    separator = ',';
  };
}
