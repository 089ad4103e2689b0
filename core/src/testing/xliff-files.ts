import type { DocumentFormat, TranslationUnit } from '../document/document-format.ts';
import { xliffFormat } from '../document/formats/xliff/xliff-format.ts';
import { buildDocument, parseDocument } from '../document/read-document.ts';
import { fromMarkup, toMarkup } from '../inline/markup.ts';

/** For tests: XLIFF of one file, English to German, what is read of it and what is written into it. */

const xliff12 = 'xmlns="urn:oasis:names:tc:xliff:document:1.2"';
export const dialects = {
  trados: `${xliff12} xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"`,
  memoq: `${xliff12} xmlns:mq="MQXliff"`,
  phrase: `${xliff12} xmlns:m="http://www.memsource.com/mxlf/2.0"`,
};

export const bytes = (text: string) => new TextEncoder().encode(text);

export function version12(units: string, file = 'target-language="de"', root = xliff12): Uint8Array {
  return bytes(
    `<xliff version="1.2" ${root}><file source-language="en" ${file}><body>${units}</body></file></xliff>`,
  );
}

export function version2(unit: string, root = 'trgLang="de"'): Uint8Array {
  return bytes(
    `<xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" ${root}><file id="f"><unit id="u">${unit}</unit></file></xliff>`,
  );
}

export const transUnit = (inside: string, attributes = '', root = xliff12) =>
  version12(`<trans-unit id="1"${attributes}>${inside}</trans-unit>`, undefined, root);

export function read(file: Uint8Array, options = {}): readonly TranslationUnit[] {
  return parseDocument(xliffFormat, file, options).units;
}

export function written(
  file: Uint8Array,
  targets: Record<string, string>,
  options = {},
  format: DocumentFormat = xliffFormat,
) {
  const map = new Map(Object.entries(targets).map(([id, markup]) => [id, fromMarkup(markup)]));
  return Buffer.from(buildDocument(format, file, map, options).output).toString();
}

export const pair = ({ source, target }: TranslationUnit) => [toMarkup(source), target && toMarkup(target)];
