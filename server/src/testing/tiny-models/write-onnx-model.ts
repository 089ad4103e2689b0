import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OnnxNode, type OnnxTensor, type OnnxValue, writeOnnxFile } from './onnx-file.ts';

/** Words and what becomes of them. */
export const onnxWords = {
  hello: '你好',
  world: '世界',
  the: '这',
  house: '房子',
  is: '是',
  big: '大',
  ',': ',',
  '.': '.',
} as const;

export interface OnnxModelToWrite {
  /** A folder of models; the model goes into `<name>` below it. */
  readonly folder: string;
  readonly name: string;
  /** `marian` one direction, `nllb` one of many, whose texts begin with the mark of their language. */
  readonly kind?: 'marian' | 'nllb';
  /** What is translated; each word goes into the one beside it. */
  readonly words?: Readonly<Record<string, string>>;
}

const languageMarks = ['eng_Latn', 'zho_Hans', 'zho_Hant', 'deu_Latn', 'spa_Latn'];

/**
 * A model that translates word by word, in the very files of production: an encoder, a decoder that remembers what it
 * has said, and a tokenizer. It is loaded and asked as those are. Gives its folder.
 */
export async function writeOnnxModel(model: OnnxModelToWrite): Promise<string> {
  const own = join(model.folder, model.name);
  await mkdir(join(own, 'onnx'), { recursive: true });
  for (const [name, content] of Object.entries(onnxModelFiles(model)))
    await writeFile(join(own, name), content);
  return own;
}

/** By their paths below its folder. */
export function onnxModelFiles({
  kind = 'marian',
  words = onnxWords,
}: Pick<OnnxModelToWrite, 'kind' | 'words'>): Record<string, Buffer> {
  const marks = kind === 'nllb' ? languageMarks : [];
  const pieces = ['<s>', '<pad>', '</s>', '<unk>', ...marks];
  const first = firstWord + marks.length;
  const sources = Object.keys(words).map((word) => `▁${word}`);
  pieces.push(...sources, ...Object.values(words));
  const size = pieces.length;
  const becomes = pieces.map((_, id) => {
    if (id === ids.end || id === ids.pad) return ids.end;
    return id >= first && id < first + sources.length ? id + sources.length : ids.unknown;
  });
  const json = (value: object) => Buffer.from(JSON.stringify(value));
  const tokens = { bos_token_id: ids.begin, eos_token_id: ids.end, pad_token_id: ids.pad };
  const generation = { ...tokens, decoder_start_token_id: ids.pad, max_length: 64, num_beams: 1 };
  return {
    'onnx/encoder_model_quantized.onnx': encoder(size),
    'onnx/decoder_model_merged_quantized.onnx': decoder(size, becomes),
    'config.json': json({ ...architecture(kind, size), ...generation }),
    'generation_config.json': json(generation),
    'tokenizer.json': json(tokenizer(pieces, marks)),
    'tokenizer_config.json': json(tokenizerConfig(kind, marks)),
  };
}

const ids = { begin: 0, pad: 1, end: 2, unknown: 3 };
/** Behind them come the marks of languages. */
const firstWord = 4;

const long = (...values: number[]) => BigInt64Array.from(values, BigInt);

function constant(name: string, value: number): OnnxTensor {
  return { name, shape: [1], values: long(value) };
}

function identity(size: number): OnnxTensor {
  const values = new Float32Array(size * size);
  for (let i = 0; i < size; i++) values[i * size + i] = 1;
  return { name: 'embeddings', shape: [size, size], values };
}

/** A token is known by its place alone. */
function encoder(size: number): Buffer {
  return writeOnnxFile({
    inputs: [
      { name: 'input_ids', kind: 'int64', shape: ['batch', 'source'] },
      { name: 'attention_mask', kind: 'int64', shape: ['batch', 'source'] },
    ],
    outputs: [{ name: 'last_hidden_state', kind: 'float', shape: ['batch', 'source', size] }],
    nodes: [{ type: 'Gather', inputs: ['embeddings', 'input_ids'], outputs: ['last_hidden_state'], axis: 0 }],
    weights: [identity(size)],
  });
}

const caches = ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'];

/** The n-th word said is what becomes of the n-th word of the source: what was said is counted by what is remembered. */
function decoder(size: number, becomes: readonly number[]): Buffer {
  const values = new Float32Array(size * size).fill(-10);
  for (const [from, to] of becomes.entries()) values[from * size + to] = 10;
  const cache = (name: string): OnnxValue => ({
    name,
    kind: 'float',
    shape: ['batch', 1, `of ${name}`, size],
  });
  return writeOnnxFile({
    inputs: [
      { name: 'encoder_attention_mask', kind: 'int64', shape: ['batch', 'source'] },
      { name: 'input_ids', kind: 'int64', shape: ['batch', 'target'] },
      { name: 'encoder_hidden_states', kind: 'float', shape: ['batch', 'source', size] },
      ...caches.map((name) => cache(`past_key_values.0.${name}`)),
      { name: 'use_cache_branch', kind: 'bool', shape: [1] },
    ],
    outputs: [
      { name: 'logits', kind: 'float', shape: ['batch', 1, size] },
      ...caches.map((name) => cache(`present.0.${name}`)),
    ],
    nodes: decoderNodes,
    weights: [
      identity(size),
      { name: 'becomes', shape: [size, size], values },
      constant('one', 1),
      constant('two', 2),
    ],
  });
}

const decoderNodes: readonly OnnxNode[] = [
  { type: 'Gather', inputs: ['embeddings', 'input_ids'], outputs: ['said'], axis: 0 },
  { type: 'Unsqueeze', inputs: ['said', 'one'], outputs: ['saidByHead'] },
  ...['key', 'value'].map((part) => ({
    type: 'Concat',
    inputs: [`past_key_values.0.decoder.${part}`, 'saidByHead'],
    axis: 2,
    outputs: [`present.0.decoder.${part}`],
  })),
  ...['key', 'value'].map((part) => ({
    type: 'Unsqueeze',
    inputs: ['encoder_hidden_states', 'one'],
    outputs: [`present.0.encoder.${part}`],
  })),
  { type: 'Shape', inputs: ['present.0.decoder.key'], outputs: ['remembered'] },
  { type: 'Gather', inputs: ['remembered', 'two'], outputs: ['count'], axis: 0 },
  { type: 'Sub', inputs: ['count', 'one'], outputs: ['place'] },
  { type: 'Shape', inputs: ['encoder_hidden_states'], outputs: ['source'] },
  { type: 'Gather', inputs: ['source', 'one'], outputs: ['sourceLength'], axis: 0 },
  { type: 'Sub', inputs: ['sourceLength', 'one'], outputs: ['last'] },
  { type: 'Min', inputs: ['place', 'last'], outputs: ['reached'] },
  { type: 'Gather', inputs: ['encoder_hidden_states', 'reached'], outputs: ['word'], axis: 1 },
  { type: 'MatMul', inputs: ['word', 'becomes'], outputs: ['logits'] },
];

function architecture(kind: 'marian' | 'nllb', size: number): object {
  const type = { marian: ['marian', 'MarianMTModel'], nllb: ['m2m_100', 'M2M100ForConditionalGeneration'] }[
    kind
  ];
  return {
    model_type: type[0],
    architectures: [type[1]],
    is_encoder_decoder: true,
    d_model: size,
    vocab_size: size,
    decoder_vocab_size: size,
    encoder_layers: 1,
    decoder_layers: 1,
    encoder_ffn_dim: size,
    decoder_ffn_dim: size,
    encoder_attention_heads: 1,
    decoder_attention_heads: 1,
  };
}

function tokenizerConfig(kind: 'marian' | 'nllb', marks: readonly string[]): object {
  return {
    tokenizer_class: kind === 'nllb' ? 'NllbTokenizer' : 'MarianTokenizer',
    bos_token: '<s>',
    eos_token: '</s>',
    pad_token: '<pad>',
    unk_token: '<unk>',
    model_max_length: 64,
    ...(kind === 'nllb' && { additional_special_tokens: marks }),
  };
}

function tokenizer(pieces: readonly string[], marks: readonly string[]): object {
  const specials = firstWord + marks.length;
  const metaspace = { type: 'Metaspace', replacement: '▁', add_prefix_space: true, prepend_scheme: 'always' };
  const special = (id: string) => ({ SpecialToken: { id, type_id: 0 } });
  const text = [...marks.slice(0, 1).map(special), { Sequence: { id: 'A', type_id: 0 } }, special('</s>')];
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: pieces.slice(0, specials).map((content, id) => ({
      id,
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Sequence', pretokenizers: [{ type: 'WhitespaceSplit' }, metaspace] },
    post_processor: {
      type: 'TemplateProcessing',
      single: text,
      pair: text,
      special_tokens: Object.fromEntries(
        pieces.slice(0, specials).map((token, id) => [token, { id: token, ids: [id], tokens: [token] }]),
      ),
    },
    decoder: metaspace,
    model: {
      type: 'Unigram',
      unk_id: ids.unknown,
      byte_fallback: false,
      vocab: pieces.map((piece, id) => [piece, id < specials ? 0 : -1 - id / 100]),
    },
  };
}
