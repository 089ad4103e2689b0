import { openZip, readZipEntry } from '@transloom/core/archive/zip-archive';
import { signatureOf } from '@transloom/core/document/file-signature';
import { decodeXmlText } from '@transloom/core/xml/xml-text';
import explanations from './explanations.json' with { type: 'json' };
import { hashLine, hasWordsInOrder, normalizeLine, wordsOf } from './oracle-line.ts';

/** Why a line that others extract is in none of our units: the id of the reviewed reason, undefined where none holds. */
export type ExplainLine = (line: string) => string | undefined;

/** Lines that no rule explains, looked at one by one. */
const reviewed: readonly { readonly sha256: string; readonly id: string }[] = explanations.lines;

const largestPart = 64 * 2 ** 20;

/** Reasons of a file, found by where else in it a line stands. `units` are the texts that were extracted. */
export function explainLinesOf(file: Uint8Array, units: readonly string[]): ExplainLine {
  const rules = signatureOf(file)?.kind === 'zip' ? explanations.rules : [];
  const places = rules.map((rule) => ({ id: rule.id, texts: textsOf(file, rule) }));
  return (line) => {
    if (wordsOf(line).length === 0) return 'no-words';
    const normal = normalizeLine(line);
    const place = places.find(({ texts }) => texts.has(normal));
    if (place !== undefined) return place.id;
    if (units.some((unit) => hasWordsInOrder(unit, line))) return 'more-text';
    return reviewed.find(({ sha256 }) => sha256 === hashLine(line))?.id;
  };
}

interface PlaceRule {
  /** Regular expressions: names of parts, and XML in them with the text as its group. */
  readonly parts: string;
  readonly texts: string;
}

function textsOf(file: Uint8Array, { parts, texts }: PlaceRule): ReadonlySet<string> {
  const archive = openZip(file);
  const names = [...archive.entriesByName.keys()].filter((name) => new RegExp(parts).test(name));
  return new Set(
    names.flatMap((name) => {
      const xml = Buffer.from(readZipEntry(archive, name, largestPart) ?? '').toString();
      return Array.from(xml.matchAll(new RegExp(texts, 'g')), ([, found = '']) => linesOf(found)).flat();
    }),
  );
}

/** The text of a piece of XML: as a whole and paragraph by paragraph, with what fields show and without. */
function linesOf(xml: string): readonly string[] {
  const shown = xml.replaceAll(/<w:instrText[\s\S]*?<\/w:instrText>/g, '');
  const bare = shown.replaceAll(/<a:fld[\s\S]*?<\/a:fld>/g, '');
  return [shown, bare]
    .flatMap((text) => [text, ...text.split(/<\/\w+:p>/)])
    .map((piece) => normalizeLine(decodeXmlText(piece.replaceAll(/<[^>]*>?/g, ''))));
}
