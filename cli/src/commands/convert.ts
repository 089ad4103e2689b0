import { type ReviewRow, reviewTable } from '@transloom/core/document/convert/review-table';
import {
  unitOfDocument,
  xliffEnd,
  xliffHead,
  xliffUnit,
} from '@transloom/core/document/convert/xliff-document';
import type { FormatOptions } from '@transloom/core/document/document-format';
import { type PreviewSegment, previewHtml } from '@transloom/core/preview/preview-html';
import { pagedExtension } from '@transloom/server/providers/office/paged-format';
import type { Command } from '../command.ts';
import { convertFile } from '../document/convert-file.ts';
import { writeOutput } from '../document/files.ts';
import { type OpenDocument, openDocument, visitUnits } from '../document/open-document.ts';
import { readFormatOptions } from '../document/read-format-options.ts';
import { reportWritten, type WrittenReport } from '../document/report-written.ts';
import { splitUnit } from '../document/split-document.ts';
import { usageOf } from '../help/command-list.ts';
import { readOptions, requireFile, requireValue } from '../options.ts';
import { Refusal } from '../refusal.ts';

const usage = usageOf('convert');

interface Conversion {
  readonly document: OpenDocument;
  readonly options: FormatOptions;
  readonly out: string;
}

type Converted = Pick<WrittenReport, 'units' | 'warnings'>;

const conversions: Readonly<Record<string, (conversion: Conversion) => Promise<Converted> | Converted>> = {
  xliff: toXliff,
  docx: toReviewTable,
  pdf: toPages,
};

/** A document as XLIFF for other programs, as a table to be reviewed in Word, or as pages. */
export const convert: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, {
    usage,
    values: ['to', 'out', 'options', 'from', 'to-language'],
    flags: ['json'],
  });
  const path = requireFile(options);
  const [to, out] = [requireValue(options, 'to'), requireValue(options, 'out')];
  const work = Object.hasOwn(conversions, to) ? conversions[to] : undefined;
  if (work === undefined)
    throw new Refusal('usage.conversion', { to, conversions: Object.keys(conversions).join(', ') });
  const document = await openDocument(path);
  const value = (name: string) => options.value(name === 'to' ? 'to-language' : name);
  const formatOptions = readFormatOptions({ ...options, value }, document.format);
  const converted = await work({ document, options: formatOptions, out });
  const report = { out, format: document.format.id, ...converted };
  reportWritten(report, options.flag('json'), { language, terminal });
};

/** ISO 639's word for a language nobody has named. */
const unknownLanguage = 'und';

function toXliff({ document, options, out }: Conversion): Converted {
  const { sourceLanguage = unknownLanguage, targetLanguage } = options;
  const head = { sourceLanguage, targetLanguage: targetLanguage ?? unknownLanguage, original: document.name };
  return writeOutput(out, (write) => {
    const print = (text: string) => write(Buffer.from(text));
    let units = 0;
    print(xliffHead(head));
    const warnings = visitUnits(
      document,
      (unit) => print(xliffUnit(unitOfDocument(unit, splitUnit(unit, options.sourceLanguage)), ++units)),
      options,
    );
    print(xliffEnd);
    return { units, warnings };
  });
}

function toReviewTable({ document, options, out }: Conversion): Converted {
  let units = 0;
  const rows: ReviewRow[] = [];
  const collect: Parameters<typeof visitUnits>[1] = (unit) => {
    const { source, target } = unit;
    units++;
    if (target !== undefined) rows.push({ source, target });
    else rows.push(...splitUnit(unit, options.sourceLanguage).map((segment) => ({ source: segment.source })));
  };
  const warnings = visitUnits(document, collect, options);
  const { sourceLanguage = unknownLanguage, targetLanguage = unknownLanguage } = options;
  writeOutput(out, (write) => write(reviewTable(rows, [sourceLanguage, targetLanguage])));
  return { units, warnings };
}

/** A PDF has its pages; what LibreOffice does not know is shown by its text. */
async function toPages({ document, options, out }: Conversion): Promise<Converted> {
  const { name, format, file, original } = document;
  const { html, ...converted } = textPage(document, options);
  const from = pagedExtension(format.id);
  const shown = from === undefined ? { file: html, from: 'html' } : { file, from };
  const isPdf = original?.gives.includes('pdf') === true;
  const pdf = isPdf ? original.bytes : await convertFile(name, { ...shown, to: 'pdf' });
  writeOutput(out, (write) => write(pdf));
  return converted;
}

function textPage(document: OpenDocument, options: FormatOptions): Converted & { readonly html: Uint8Array } {
  const { sourceLanguage = unknownLanguage } = options;
  const segments: PreviewSegment[] = [];
  const warnings = visitUnits(
    document,
    (unit) => {
      const { id, kind: unitKind, key: unitKey, source, target, codes } = unit;
      const text = target ?? source;
      const place = { startsUnit: true, afterSpace: false, missing: false };
      segments.push({ id, unitKind, unitKey, text, codes, ...place });
    },
    options,
  );
  const head = '<!doctype html><html><head><meta charset="utf-8"></head><body>';
  const html = Buffer.from(`${head}${previewHtml(segments, sourceLanguage)}</body></html>`);
  return { html, units: segments.length, warnings };
}
