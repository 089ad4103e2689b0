import type { ConvertedFormat, GivenBack } from '@transloom/core/document/converted-format';
import { documentFormat } from '@transloom/core/document/format-registry';
import { pseudoTranslate } from '@transloom/core/document/pseudo-translate';
import { parseDocument, rewriteDocument } from '@transloom/core/document/read-document';
import type { PageFiles } from '@transloom/server/providers/pages/page-files';

interface PageFile {
  readonly original: Uint8Array;
  /** As it was read. */
  readonly source: Uint8Array;
}

const targetLanguage = 'fr';
/** Some letters that a PDF has are in no font, and some stand where a figure covers them. */
const leastShare = 0.95;

/** Finds the text that is missing when a file with a translation of every unit is read again. */
export async function findPageDifference(
  pages: PageFiles,
  { becomes, gives = [] }: ConvertedFormat,
  { original, source }: PageFile,
): Promise<string | undefined> {
  if (gives.length === 0) return undefined;
  const format = documentFormat(becomes);
  const { output: translated } = rewriteDocument(format, source, (unit) => pseudoTranslate(unit.source));
  const written = textOf(becomes, translated);
  for (const to of gives) {
    const { file } = await pages.write({ original, source, translated, to, targetLanguage });
    const share = shareThatCame(written, await readBack(pages, to, file));
    if (share < leastShare) return `${(share * 100).toFixed(0)} % of the letters came back in the ${to}`;
  }
  return undefined;
}

async function readBack(pages: PageFiles, kind: GivenBack, file: Uint8Array): Promise<string> {
  if (kind === 'docx') return textOf('docx', file);
  return textOf('pages', await pages.read({ file, kind }));
}

function textOf(formatId: string, file: Uint8Array): string {
  return parseDocument(documentFormat(formatId), file)
    .units.map(({ source }) => source.text)
    .join('\n');
}

/** Returns the share of letters that came back, in any order. It counts only letters in fonts of every machine. */
function shareThatCame(written: string, came: string): number {
  const left = countLetters(came);
  let [found, all] = [0, 0];
  for (const [letter, count] of countLetters(written)) {
    all += count;
    found += Math.min(count, left.get(letter) ?? 0);
  }
  return all === 0 ? 1 : found / all;
}

function countLetters(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [letter] of text.normalize('NFKC').matchAll(/[\p{sc=Latin}\p{sc=Han}\d]/gu))
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}
