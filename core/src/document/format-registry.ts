import { type ConvertedFormat, officeFormats } from './converted-format.ts';
import type { DocumentFormat } from './document-format.ts';
import { DocumentFormatError } from './document-format-error.ts';
import { androidFormat } from './formats/android/android-format.ts';
import { arbFormat } from './formats/arb/arb-format.ts';
import { assFormat } from './formats/ass/ass-format.ts';
import { csvFormat } from './formats/csv/csv-format.ts';
import { ditaFormat } from './formats/dita/dita-format.ts';
import { docxFormat } from './formats/docx/docx-format.ts';
import { epubFormat } from './formats/epub/epub-format.ts';
import { ftlFormat } from './formats/ftl/ftl-format.ts';
import { htmlFormat } from './formats/html/html-format.ts';
import { idmlFormat } from './formats/idml/idml-format.ts';
import { jsonFormat } from './formats/json/json-format.ts';
import { mdFormat } from './formats/md/md-format.ts';
import { mdxFormat } from './formats/mdx/mdx-format.ts';
import { mqxliffFormat } from './formats/mqxliff/mqxliff-format.ts';
import { mxliffFormat } from './formats/mxliff/mxliff-format.ts';
import { odpFormat } from './formats/odp/odp-format.ts';
import { odsFormat } from './formats/ods/ods-format.ts';
import { odtFormat } from './formats/odt/odt-format.ts';
import { pagesFormat } from './formats/pages/pages-format.ts';
import { poFormat } from './formats/po/po-format.ts';
import { pptxFormat } from './formats/pptx/pptx-format.ts';
import { propertiesFormat } from './formats/properties/properties-format.ts';
import { resxFormat } from './formats/resx/resx-format.ts';
import { rstFormat } from './formats/rst/rst-format.ts';
import { sbvFormat } from './formats/sbv/sbv-format.ts';
import { sdlxliffFormat } from './formats/sdlxliff/sdlxliff-format.ts';
import { srtFormat } from './formats/srt/srt-format.ts';
import { stringsFormat } from './formats/strings/strings-format.ts';
import { stringsdictFormat } from './formats/stringsdict/stringsdict-format.ts';
import { tbxFormat } from './formats/tbx/tbx-format.ts';
import { texFormat } from './formats/tex/tex-format.ts';
import { tmxFormat } from './formats/tmx/tmx-format.ts';
import { tsFormat } from './formats/ts/ts-format.ts';
import { ttmlFormat } from './formats/ttml/ttml-format.ts';
import { txtFormat } from './formats/txt/txt-format.ts';
import { vttFormat } from './formats/vtt/vtt-format.ts';
import { xcstringsFormat } from './formats/xcstrings/xcstrings-format.ts';
import { xliffFormat } from './formats/xliff/xliff-format.ts';
import { xlsxFormat } from './formats/xlsx/xlsx-format.ts';
import { xmlFormat } from './formats/xml/xml-format.ts';
import { yamlFormat } from './formats/yaml/yaml-format.ts';
import { pageFileFormats } from './page-file-formats.ts';

/** Every format that is read and written here; export and the conformance suite follow from this list. */
export const documentFormats: readonly DocumentFormat[] = [
  androidFormat,
  arbFormat,
  assFormat,
  csvFormat,
  ditaFormat,
  docxFormat,
  epubFormat,
  ftlFormat,
  htmlFormat,
  idmlFormat,
  jsonFormat,
  mdFormat,
  mdxFormat,
  mqxliffFormat,
  mxliffFormat,
  odpFormat,
  odsFormat,
  odtFormat,
  poFormat,
  pptxFormat,
  propertiesFormat,
  resxFormat,
  rstFormat,
  sbvFormat,
  sdlxliffFormat,
  srtFormat,
  stringsFormat,
  stringsdictFormat,
  tbxFormat,
  texFormat,
  tmxFormat,
  tsFormat,
  ttmlFormat,
  txtFormat,
  vttFormat,
  xcstringsFormat,
  xliffFormat,
  xlsxFormat,
  xmlFormat,
  yamlFormat,
];

/** Formats of files that only a conversion makes; nobody uploads them. */
export const innerFormats: readonly DocumentFormat[] = [pagesFormat];

const convertedFormats: readonly ConvertedFormat[] = [...officeFormats, ...pageFileFormats];

export type FileFormat = DocumentFormat | ConvertedFormat;

/** What may be uploaded. */
export const fileFormats: readonly FileFormat[] = [...documentFormats, ...convertedFormats];

export function findConvertedFormat(id: string): ConvertedFormat | undefined {
  return convertedFormats.find((format) => format.id === id);
}

/** @throws {DocumentFormatError} unsupported, where no format has that id */
export function documentFormat(id: string): DocumentFormat {
  const format = [...documentFormats, ...innerFormats].find((one) => one.id === id);
  if (format === undefined) throw new DocumentFormatError('unsupported', { actual: id });
  return format;
}

/** The format that reads and writes files of a format: its own, or that of what they become. @throws {DocumentFormatError} */
export function workingFormat(id: string): DocumentFormat {
  return documentFormat(findConvertedFormat(id)?.becomes ?? id);
}
