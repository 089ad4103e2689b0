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
import { splitUnit } from '../document/split-document.ts';
import { readOptions, requireFile, requireValue } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { cliText } from '../texts.ts';

const usage =
  'transloom convert FILE --to xliff|docx|pdf --out FILE [--options JSON] [--from LANGUAGE] [--to-language LANGUAGE]';

interface Conversion {
  readonly document: OpenDocument;
  readonly options: FormatOptions;
  readonly out: string;
}

const conversions: Readonly<Record<string, (conversion: Conversion) => Promise<void> | void>> = {
  xliff: toXliff,
  docx: toReviewTable,
  pdf: toPages,
};

/** A document as XLIFF for other programs, as a table to be reviewed in Word, or as pages. */
export const convert: Command = async ({ args, language, terminal }) => {
  const options = readOptions(args, { usage, values: ['to', 'out', 'options', 'from', 'to-language'] });
  const path = requireFile(options);
  const [to, out] = [requireValue(options, 'to'), requireValue(options, 'out')];
  const work = Object.hasOwn(conversions, to) ? conversions[to] : undefined;
  if (work === undefined)
    throw new Refusal('usage.conversion', { to, conversions: Object.keys(conversions).join(', ') });
  const document = await openDocument(path);
  const value = (name: string) => options.value(name === 'to' ? 'to-language' : name);
  await work({ document, options: readFormatOptions({ ...options, value }, document.format), out });
  terminal.print(cliText('file.written', language, { out }));
};

/** ISO 639's word for a language nobody has named. */
const unknownLanguage = 'und';

function toXliff({ document, options, out }: Conversion): void {
  const { sourceLanguage = unknownLanguage, targetLanguage } = options;
  const head = { sourceLanguage, targetLanguage: targetLanguage ?? unknownLanguage, original: document.name };
  writeOutput(out, (write) => {
    const print = (text: string) => write(Buffer.from(text));
    let number = 0;
    print(xliffHead(head));
    visitUnits(
      document,
      (unit) => print(xliffUnit(unitOfDocument(unit, splitUnit(unit, options.sourceLanguage)), ++number)),
      options,
    );
    print(xliffEnd);
  });
}

function toReviewTable({ document, options, out }: Conversion): void {
  const rows: ReviewRow[] = [];
  const collect: Parameters<typeof visitUnits>[1] = (unit) => {
    const { source, target } = unit;
    if (target !== undefined) rows.push({ source, target });
    else rows.push(...splitUnit(unit, options.sourceLanguage).map((segment) => ({ source: segment.source })));
  };
  visitUnits(document, collect, options);
  const { sourceLanguage = unknownLanguage, targetLanguage = unknownLanguage } = options;
  writeOutput(out, (write) => write(reviewTable(rows, [sourceLanguage, targetLanguage])));
}

/** What LibreOffice does not know is shown by its text. */
async function toPages({ document, options, out }: Conversion): Promise<void> {
  const { name, format, file } = document;
  const from = pagedExtension(format.id);
  const shown = from === undefined ? { file: textPage(document, options), from: 'html' } : { file, from };
  const pdf = await convertFile(name, { ...shown, to: 'pdf' });
  writeOutput(out, (write) => write(pdf));
}

function textPage(document: OpenDocument, options: FormatOptions): Uint8Array {
  const { sourceLanguage = unknownLanguage } = options;
  const segments: PreviewSegment[] = [];
  visitUnits(
    document,
    (unit) => {
      const { id, kind: unitKind, key: unitKey, source, target, codes } = unit;
      const text = target ?? source;
      segments.push({
        id,
        unitKind,
        unitKey,
        text,
        codes,
        startsUnit: true,
        afterSpace: false,
        missing: false,
      });
    },
    options,
  );
  const head = '<!doctype html><html><head><meta charset="utf-8"></head><body>';
  return Buffer.from(`${head}${previewHtml(segments, sourceLanguage)}</body></html>`);
}
