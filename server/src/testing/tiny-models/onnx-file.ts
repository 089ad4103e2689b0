import { type Field, writeMessage } from './protobuf.ts';

/** Kinds of numbers as ONNX counts them. */
const kinds = { float: 1, int64: 7, bool: 9 } as const;

/** A value that goes in or out: a side is a length, or the name of one that is known later. */
export interface OnnxValue {
  readonly name: string;
  readonly kind: keyof typeof kinds;
  readonly shape: readonly (number | string)[];
}

export interface OnnxTensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array | BigInt64Array;
}

export interface OnnxNode {
  readonly type: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly axis?: number;
}

export interface OnnxGraph {
  readonly inputs: readonly OnnxValue[];
  readonly outputs: readonly OnnxValue[];
  readonly nodes: readonly OnnxNode[];
  readonly weights: readonly OnnxTensor[];
}

/** A file that ONNX runtimes load: version 8 of the format, operators of set 17. */
export function writeOnnxFile({ inputs, outputs, nodes, weights }: OnnxGraph): Buffer {
  const graph: Field[] = [
    ...nodes.map((node): Field => [1, nodeFields(node)]),
    [2, 'tiny'],
    ...weights.map((tensor): Field => [5, tensorFields(tensor)]),
    ...inputs.map((value): Field => [11, valueFields(value)]),
    ...outputs.map((value): Field => [12, valueFields(value)]),
  ];
  return writeMessage([
    [1, 8],
    [7, graph],
    [8, [[2, 17]]],
  ]);
}

function nodeFields({ type, inputs, outputs, axis }: OnnxNode): readonly Field[] {
  const attribute: readonly Field[] = [
    [1, 'axis'],
    [3, axis ?? 0],
    [20, 2],
  ];
  return [
    ...inputs.map((name): Field => [1, name]),
    ...outputs.map((name): Field => [2, name]),
    [4, type],
    ...(axis === undefined ? [] : [[5, attribute] as const]),
  ];
}

function tensorFields({ name, shape, values }: OnnxTensor): readonly Field[] {
  return [
    ...shape.map((side): Field => [1, side]),
    [2, values instanceof Float32Array ? kinds.float : kinds.int64],
    [8, name],
    [9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)],
  ];
}

function valueFields({ name, kind, shape }: OnnxValue): readonly Field[] {
  const sides = shape.map((side): Field => [1, [typeof side === 'number' ? [1, side] : [2, side]]]);
  return [
    [1, name],
    [
      2,
      [
        [
          1,
          [
            [1, kinds[kind]],
            [2, sides],
          ],
        ],
      ],
    ],
  ];
}
