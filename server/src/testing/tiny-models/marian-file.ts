import { type MarianShape, marianParameters, type Parameter } from './marian-parameters.ts';

/** Types of Marian's binary file, version 1. */
const float32 = 0x404;
const int8 = 0x101;
const int8ForMultiplication = 0x4101;

interface Item {
  readonly name: string;
  readonly type: number;
  readonly shape: readonly number[];
  readonly bytes: Buffer;
}

/** Where the items of a file begin, and each of them ends, at a multiple of this. */
const alignment = 256;

/** A model as Bergamot loads it: weights of eight bits with their scales, and its settings beside them. */
export function writeMarianModel(shape: MarianShape, seed: number): Buffer {
  const parameters = marianParameters(shape, seed);
  const scales = [...parameters.filter(isWeight).map(({ name }) => name), 'none'];
  const settings = Buffer.from(`${marianSettings(shape)}\0`);
  return writeItems([
    ...parameters.map((parameter) => (isWeight(parameter) ? eightBits(parameter) : plain(parameter))),
    ...scales.map((name) => scale(`${name}_QuantMultA`)),
    { name: 'special:model.yml', type: int8, shape: [settings.length], bytes: settings },
  ]);
}

function isWeight({ name }: Parameter): boolean {
  return /_W[a-z0-9]?$/.test(name) || name === 'Wemb';
}

function plain({ name, rows, columns, values }: Parameter): Item {
  return { name, type: float32, shape: [rows, columns], bytes: bytesOf(values) };
}

function scale(name: string): Item {
  return { name, type: float32, shape: [1, 1], bytes: bytesOf(Float32Array.of(127 / 8)) };
}

/** Turned over, all but the embeddings; the scale stands behind the weights. */
function eightBits({ name, rows, columns, values }: Parameter): Item {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const factor = 127 / largest;
  const bytes = Buffer.alloc(rows * columns + 4);
  const turned = name !== 'Wemb';
  for (const [index, value] of values.entries()) {
    const [row, column] = [Math.floor(index / columns), index % columns];
    bytes.writeInt8(Math.round(value * factor), turned ? column * rows + row : index);
  }
  bytes.writeFloatLE(factor, rows * columns);
  return { name, type: int8ForMultiplication, shape: [rows, columns], bytes };
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function writeItems(items: readonly Item[]): Buffer {
  const padded = items.map(({ bytes }) => pad(bytes));
  const head = Buffer.concat([
    longs(1, items.length),
    ...items.map(({ name, type, shape }, i) =>
      longs(Buffer.byteLength(name) + 1, type, shape.length, padded[i]?.length ?? 0),
    ),
    ...items.map(({ name }) => Buffer.from(`${name}\0`)),
    Buffer.from(Int32Array.from(items.flatMap(({ shape }) => shape)).buffer),
  ]);
  const gap = alignment - ((head.length + 8) % alignment);
  return Buffer.concat([head, longs(gap), Buffer.alloc(gap), ...padded]);
}

function pad(bytes: Buffer): Buffer {
  const more = (alignment - (bytes.length % alignment)) % alignment;
  return Buffer.concat([bytes, Buffer.alloc(more)]);
}

function longs(...values: readonly number[]): Buffer {
  return Buffer.from(BigUint64Array.from(values.map(BigInt)).buffer);
}

/** Marian reads all of them, those too that such a model makes no use of. */
function marianSettings({ vocabulary, embedding, feedForward, heads, ...layers }: MarianShape): string {
  return `bert-train-type-embeddings: true
bert-type-vocab-size: 2
dec-cell: ssru
dec-cell-base-depth: 2
dec-cell-high-depth: 1
dec-depth: ${layers.writingLayers}
dim-emb: ${embedding}
dim-rnn: 1024
dim-vocabs:
  - ${vocabulary}
  - ${vocabulary}
enc-cell: gru
enc-cell-depth: 1
enc-depth: ${layers.readingLayers}
enc-type: bidirectional
factors-combine: sum
factors-dim-emb: 0
input-types:
  []
layer-normalization: false
lemma-dim-emb: 0
output-omit-bias: false
right-left: false
skip: false
tied-embeddings: false
tied-embeddings-all: true
tied-embeddings-src: false
transformer-aan-activation: swish
transformer-aan-depth: 2
transformer-aan-nogate: false
transformer-decoder-autoreg: rnn
transformer-dim-aan: 2048
transformer-dim-ffn: ${feedForward}
transformer-ffn-activation: relu
transformer-ffn-depth: 2
transformer-guided-alignment-layer: last
transformer-heads: ${heads}
transformer-no-affine: false
transformer-no-bias: false
transformer-no-projection: false
transformer-pool: false
transformer-postprocess: dan
transformer-postprocess-emb: d
transformer-postprocess-top: ""
transformer-preprocess: ""
transformer-rnn-projection: false
transformer-tied-layers:
  []
transformer-train-position-embeddings: false
type: transformer
ulr: false
ulr-dim-emb: 0
ulr-trainable-transformation: false
version: v1.12.14
`;
}
