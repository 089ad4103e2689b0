/** Pieces of a SentencePiece vocabulary by their ids; the first two are the end of a sentence and what is unknown. */
export function sentencePieces(words: readonly string[], count: number): readonly string[] {
  const letters = Array.from({ length: 94 }, (_, i) => String.fromCodePoint(33 + i));
  const pieces = [...new Set(['</s>', '<unk>', '▁', ...words, ...letters])];
  while (pieces.length < count || pieces.length % 8 > 0) pieces.push(`▁w${pieces.length}`);
  return pieces;
}

const normalPiece = 1;
const unknownPiece = 2;
const controlPiece = 3;
const unigram = 1;

/** A vocabulary as SentencePiece keeps it in a file: its ModelProto, in protocol buffers. */
export function writeSentencePieces(pieces: readonly string[]): Buffer {
  const kinds = [controlPiece, unknownPiece];
  const written = pieces.map((piece, id) =>
    nested(1, text(1, piece), float(2, id < 2 ? 0 : -Math.log(id)), integer(3, kinds[id] ?? normalPiece)),
  );
  const none = -1; // no piece begins a sentence, none pads one
  const trainer = nested(
    2,
    integer(3, unigram),
    integer(4, pieces.length),
    integer(40, 1),
    integer(41, none),
    integer(42, 0),
    integer(43, none),
  );
  const normalizer = nested(3, text(1, 'identity'), integer(3, 1), integer(4, 1), integer(5, 1));
  return Buffer.concat([...written, trainer, normalizer]);
}

function nested(field: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([variableLength(field * 8 + 2), variableLength(body.length), body]);
}

function text(field: number, value: string): Buffer {
  return nested(field, Buffer.from(value));
}

function integer(field: number, value: number): Buffer {
  return Buffer.concat([variableLength(field * 8), variableLength(value)]);
}

function float(field: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([variableLength(field * 8 + 5), bytes]);
}

/** Seven bits a byte, the lowest first; negative numbers as 64 bits. */
function variableLength(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.from([...bytes, Number(rest)]);
}
