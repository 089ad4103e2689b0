import type { ExchangeKind } from '@transloom/contracts/documents';
import { limits } from '@transloom/contracts/limits';

/**
 * `guide.docx` in Spanish: `guide.es.docx`; `guide.doc` that became a new one too. A long name loses its end, so that
 * it stays one a disk would take.
 */
export function translatedName(name: string, targetLanguage: string, becomes?: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  const ending = `.${targetLanguage}${becomes === undefined ? extension : `.${becomes}`}`;
  return `${cut(stem, limits.fileNameCharacters - Buffer.byteLength(ending))}${ending}`;
}

/** Names the whole file it is of: `guide.docx.es.xlf`. */
export function exchangeName(
  { name, targetLanguage }: { readonly name: string; readonly targetLanguage: string },
  as: ExchangeKind,
): string {
  return translatedName(`${name}.${as}`, targetLanguage, exchangeExtensions[as]);
}

const exchangeExtensions: Readonly<Record<ExchangeKind, string>> = {
  xliff: 'xlf',
  xliff12: '1.2.xlf',
  table: 'table.docx',
  xlsx: 'table.xlsx',
  tmx: 'tmx',
};

/** Cuts a text to this many bytes of UTF-8, in whole characters as people see them. */
function cut(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(kept + segment) > bytes) break;
    kept += segment;
  }
  return kept;
}
