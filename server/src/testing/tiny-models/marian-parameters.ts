import { seededRandom } from '@transloom/core/random/seeded-random';

/** Sizes of a Marian translation model: a transformer that reads, and simple recurrent units that write. */
export interface MarianShape {
  readonly vocabulary: number;
  readonly embedding: number;
  readonly feedForward: number;
  readonly heads: number;
  readonly readingLayers: number;
  readonly writingLayers: number;
}

/** Made in a millisecond and read in a few. */
export const tinyShape: MarianShape = {
  vocabulary: 128,
  embedding: 64,
  feedForward: 128,
  heads: 4,
  readingLayers: 2,
  writingLayers: 1,
};

/** What Firefox Translations calls base-memory. */
export const productionShape: MarianShape = {
  vocabulary: 32_000,
  embedding: 384,
  feedForward: 1536,
  heads: 8,
  readingLayers: 6,
  writingLayers: 4,
};

export interface Parameter {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

/** Every parameter by the name Marian looks it up by; the weights are random, the same for the same seed. */
export function marianParameters(shape: MarianShape, seed: number): readonly Parameter[] {
  const { vocabulary, embedding, readingLayers, writingLayers } = shape;
  const make = makers(shape, seed);
  const reading = layers(readingLayers).flatMap((layer) => [
    ...make.attention(`encoder_l${layer}_self`),
    ...make.feedForward(`encoder_l${layer}_ffn`),
  ]);
  const writing = layers(writingLayers).flatMap((layer) => [
    make.weights(`decoder_l${layer}_rnn_W`, embedding, embedding),
    make.weights(`decoder_l${layer}_rnn_Wf`, embedding, embedding),
    constant(`decoder_l${layer}_rnn_bf`, embedding, 0),
    ...make.norm(`decoder_l${layer}_rnn_ffn`),
    ...make.attention(`decoder_l${layer}_context`),
    ...make.feedForward(`decoder_l${layer}_ffn`),
  ]);
  return [
    make.weights('Wemb', vocabulary, embedding, 1),
    ...reading,
    ...writing,
    constant('decoder_ff_logit_out_b', vocabulary, 0),
  ];
}

function makers({ embedding, feedForward }: MarianShape, seed: number) {
  const random = seededRandom(seed);
  const uniform = (reach: number) => ((random(2 ** 24) / 2 ** 24) * 2 - 1) * reach;
  /** As Glorot and Bengio draw them, where no reach is told. */
  const weights = (
    name: string,
    rows: number,
    columns: number,
    reach = Math.sqrt(6 / (rows + columns)),
  ): Parameter => ({
    name,
    rows,
    columns,
    values: Float32Array.from({ length: rows * columns }, () => uniform(reach)),
  });
  const norm = (name: string) => [
    constant(`${name}_ln_scale`, embedding, 1),
    constant(`${name}_ln_bias`, embedding, 0),
  ];
  const attention = (name: string) => [
    ...['q', 'k', 'v', 'o'].flatMap((part) => [
      weights(`${name}_W${part}`, embedding, embedding),
      constant(`${name}_b${part}`, embedding, 0),
    ]),
    ...norm(`${name}_Wo`),
  ];
  const feedForwardNet = (name: string) => [
    weights(`${name}_W1`, embedding, feedForward),
    constant(`${name}_b1`, feedForward, 0),
    weights(`${name}_W2`, feedForward, embedding),
    constant(`${name}_b2`, embedding, 0),
    ...norm(`${name}_ffn`),
  ];
  return { weights, norm, attention, feedForward: feedForwardNet };
}

function constant(name: string, columns: number, value: number): Parameter {
  return { name, rows: 1, columns, values: new Float32Array(columns).fill(value) };
}

function layers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}
