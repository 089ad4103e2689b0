import { type ReviewRow, reviewTable } from '@transloom/core/document/convert/review-table';
import {
  unitOfDocument,
  type XliffHead,
  xliffEnd,
  xliffHead,
  xliffUnit,
} from '@transloom/core/document/convert/xliff-document';
import { xliff12End, xliff12Head, xliff12Unit } from '@transloom/core/document/convert/xliff12-document';
import type { FormatOptions, TranslationUnit } from '@transloom/core/document/document-format';
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
  xliff: (conversion) => toXliff(conversion, xliff2Writer),
  xliff12: (conversion) => toXliff(conversion, xliff12Writer),
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

/** How a version of XLIFF is written, piece by piece. */
interface XliffWriter {
  readonly head: (head: XliffHead) => string;
  readonly unit: (unit: TranslationUnit, number: number, sourceLanguage: string | undefined) => string;
  readonly end: string;
}

const xliff2Writer: XliffWriter = {
  head: xliffHead,
  unit: (unit, number, language) => xliffUnit(unitOfDocument(unit, splitUnit(unit, language)), number),
  end: xliffEnd,
};
const xliff12Writer: XliffWriter = { head: xliff12Head, unit: xliff12Unit, end: xliff12End };

/** @throws {Refusal} usage.missing, where the document has translations and nobody says of what language they are */
function toXliff({ document, options, out }: Conversion, writer: XliffWriter): Converted {
  const { sourceLanguage = unknownLanguage, targetLanguage } = options;
  const head = { sourceLanguage, targetLanguage, original: document.name };
  return writeOutput(out, (write) => {
    const print = (text: string) => write(Buffer.from(text));
    let units = 0;
    print(writer.head(head));
    const warnings = visitUnits(
      document,
      (unit) => {
        if (unit.target !== undefined && targetLanguage === undefined)
          throw new Refusal('usage.missing', { name: '--to-language', usage });
        print(writer.unit(unit, ++units, options.sourceLanguage));
      },
      options,
    );
    print(writer.end);
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
