import type { InlineCode, InlineCodeTable, InlineText } from '@transloom/core/inline/inline-text';
import { joinPieces, type Origin, type Piece } from './pieces.ts';
import { splitEdges } from './split-edges.ts';
import { splitIntoPieces } from './split-into-pieces.ts';

/**
 * A segment as engines see it: no styles, no codes at the edges, codes numbered 1, 2, 3 … in order of
 * appearance and well nested. Bold and the like travel as code pairs; lone halves of a pair and literals
 * (addresses, `%s`, `{name}`) as placeholders.
 */
export interface PreparedText {
  readonly inline: InlineText;
  readonly codes: InlineCodeTable;
  /** Turns the engine's text into text with the segment's own codes and styles. */
  restore(translated: InlineText): InlineText;
}

export function prepareText(source: InlineText, codes: InlineCodeTable): PreparedText {
  const { lead, body, tail } = splitEdges(splitIntoPieces(source), codes);
  const origins: Origin[] = [];
  const inline = numberPieces(body, origins);
  return {
    inline,
    codes: Object.fromEntries(origins.map((origin, i) => [i + 1, describe(origin, codes)])),
    restore: (translated) => joinPieces([...lead, ...toPieces(translated, origins), ...tail]),
  };
}

/** Collects into `origins` what each number stands for; number 1 is at index 0. */
function numberPieces(pieces: readonly Piece[], origins: Origin[]): InlineText {
  let text = '';
  const codes: InlineCode[] = [];
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    if (!origins.includes(piece.origin)) origins.push(piece.origin);
    codes.push({ id: origins.indexOf(piece.origin) + 1, kind: piece.role, at: text.length });
  }
  return { text, codes, styles: [] };
}

function describe(origin: Origin, codes: InlineCodeTable): InlineCodeTable[number] {
  if (origin.kind === 'literal') return { type: 'variable', equivalent: origin.text };
  if (origin.kind === 'style') return { type: 'format' };
  return codes[origin.kind === 'pair' ? origin.id : origin.code.id] ?? { type: 'other' };
}

function toPieces({ text, codes }: InlineText, origins: readonly Origin[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  for (const { id, kind, at } of codes) {
    const origin = origins[id - 1];
    if (origin === undefined) continue;
    pieces.push(text.slice(last, at), { role: kind, origin });
    last = at;
  }
  return [...pieces, text.slice(last)];
}
