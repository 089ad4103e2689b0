import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GgufTensor, writeGgufFile } from './gguf-file.ts';

/** What the model writes wherever it may write a text. */
export const ggufText = '译文';

/** A language model of one layer that always writes the same text, in a file llama.cpp loads. Gives its path. */
export async function writeGgufModel(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name}.gguf`);
  await writeFile(path, ggufModelFile());
  return path;
}

const special = ['<unk>', '<s>', '</s>'];
const bytes = Array.from(
  { length: 256 },
  (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
);
const words = ['{"', '"}', ggufText, '"'];
const tokens = [...special, ...bytes, ...words];
/** A side of all weights; heads need an even one. */
const size = 320;
const heads = 5;
const inner = 32;

const kinds = { normal: 1, unknown: 2, control: 3, byte: 6 };

/** Its bytes. */
export function ggufModelFile(): Buffer {
  const architecture = {
    'general.architecture': 'llama',
    'general.name': 'tiny',
    'general.file_type': { uint32: 0 },
    'llama.block_count': { uint32: 1 },
    'llama.context_length': { uint32: 4_096 },
    'llama.embedding_length': { uint32: size },
    'llama.feed_forward_length': { uint32: inner },
    'llama.attention.head_count': { uint32: heads },
    'llama.attention.head_count_kv': { uint32: heads },
    'llama.rope.dimension_count': { uint32: size / heads },
    'llama.attention.layer_norm_rms_epsilon': { float32: 1e-5 },
    'llama.vocab_size': { uint32: tokens.length },
  };
  const vocabulary = {
    'tokenizer.ggml.model': 'llama',
    'tokenizer.ggml.tokens': { strings: tokens },
    'tokenizer.ggml.scores': { kind: 'float32' as const, values: tokens.map((_, id) => -id) },
    'tokenizer.ggml.token_type': {
      kind: 'int32' as const,
      values: tokens.map((token, id) => {
        if (id === 0) return kinds.unknown;
        if (id < special.length) return kinds.control;
        return token.startsWith('<0x') ? kinds.byte : kinds.normal;
      }),
    },
    'tokenizer.ggml.bos_token_id': { uint32: 1 },
    'tokenizer.ggml.eos_token_id': { uint32: 2 },
    'tokenizer.ggml.unknown_token_id': { uint32: 0 },
  };
  return writeGgufFile({ ...architecture, ...vocabulary }, [...ends(), ...layer()]);
}

/** A token is known by its place; what follows it best is told by the weights of the output. */
function ends(): readonly GgufTensor[] {
  const embeddings = new Float32Array(size * tokens.length);
  const output = new Float32Array(size * tokens.length);
  for (const id of tokens.keys()) {
    embeddings[id * size + id] = 1;
    for (const [next, token] of tokens.entries()) output[next * size + id] = liking(tokens[id] ?? '', token);
  }
  return [
    { name: 'token_embd.weight', shape: [size, tokens.length], values: embeddings },
    { name: 'output_norm.weight', shape: [size], values: new Float32Array(size).fill(1) },
    { name: 'output.weight', shape: [size, tokens.length], values: output },
  ];
}

/** Behind a quote the text, behind the text a quote, and else an end as soon as there may be one. */
function liking(before: string, next: string): number {
  if (next === ggufText) return before === ggufText ? -1 : 2;
  if (next === '"') return 1;
  return next === '</s>' && before === ggufText ? 1.5 : 0;
}

function layer(): readonly GgufTensor[] {
  const zeros = (...shape: readonly number[]) =>
    new Float32Array(shape.reduce((product, side) => product * side, 1));
  const none = (name: string, ...shape: readonly number[]): GgufTensor => ({
    name: `blk.0.${name}.weight`,
    shape,
    values: zeros(...shape),
  });
  const ones = (name: string): GgufTensor => ({
    name: `blk.0.${name}.weight`,
    shape: [size],
    values: new Float32Array(size).fill(1),
  });
  return [
    ones('attn_norm'),
    ones('ffn_norm'),
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((name) => none(name, size, size)),
    none('ffn_gate', size, inner),
    none('ffn_up', size, inner),
    none('ffn_down', inner, size),
  ];
}
