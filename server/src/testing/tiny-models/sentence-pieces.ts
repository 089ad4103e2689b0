import { type Field, writeMessage } from './protobuf.ts';

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
  const none = -1; // no piece begins a sentence, none pads one
  const written = pieces.map(
    (piece, id): Field => [
      1,
      [
        [1, piece],
        [2, { float: id < 2 ? 0 : -Math.log(id) }],
        [3, kinds[id] ?? normalPiece],
      ],
    ],
  );
  const trainer: readonly Field[] = [
    [3, unigram],
    [4, pieces.length],
    [40, 1],
    [41, none],
    [42, 0],
    [43, none],
  ];
  const normalizer: readonly Field[] = [
    [1, 'identity'],
    [3, 1],
    [4, 1],
    [5, 1],
  ];
  return writeMessage([...written, [2, trainer], [3, normalizer]]);
}
