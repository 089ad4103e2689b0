import { crc32 } from 'node:zlib';
import type { LanguagePair } from '../../language/language-pair.ts';
import type { Capitals } from './capitals.ts';
import { featureNames } from './features.ts';
import { LanguageModel } from './language-model.ts';
import { PhraseTable } from './phrase-table.ts';
import { Spacing } from './spacing.ts';
import type { StatisticalModel } from './statistical-model.ts';
import { type StoredTrueCase, TrueCase } from './true-case.ts';
import { Vocabulary } from './vocabulary.ts';

/** Of the file, and of what is learned: models of another version are trained anew. */
export const modelVersion = 2;

/** Why a file is no model that can be used. */
export type ModelFault = 'noModel' | 'otherVersion' | 'damaged';

export type ReadModel =
  | { readonly status: 'ready'; readonly languages: LanguagePair; readonly model: StatisticalModel }
  | { readonly status: 'refused'; readonly fault: ModelFault };

const magic = 'TLSM';
/** Magic, version, checksum of everything after the head, length of the manifest: four bytes each. */
const headBytes = 16;
const alignment = 8;

type Numbers = Int32Array | Float32Array | Float64Array;

interface Section {
  /** In bytes after the manifest. */
  readonly offset: number;
  /** In numbers. */
  readonly length: number;
}

interface Manifest {
  /** Stands first, so that it can be read without the rest. */
  readonly label: LanguagePair;
  readonly capitals: Capitals;
  readonly sourceWords: readonly string[];
  readonly targetWords: readonly string[];
  readonly sourceCase: StoredTrueCase;
  readonly targetCase: StoredTrueCase;
  readonly spacing: readonly (readonly [string, number])[];
  readonly sections: Readonly<Record<string, Section>>;
}

/** A model with everything it needs, in the byte order of the machine. */
export function writeModel(model: StatisticalModel, languages: LanguagePair): Uint8Array {
  const arrays = arraysOf(model);
  let end = 0;
  const sections: Record<string, Section> = {};
  for (const [name, numbers] of Object.entries(arrays)) {
    sections[name] = { offset: end, length: numbers.length };
    end = aligned(end + numbers.byteLength);
  }
  const manifest = new TextEncoder().encode(JSON.stringify(manifestOf(model, languages, sections)));
  const start = aligned(headBytes + manifest.length);
  const file = new Uint8Array(start + end);
  file.set(manifest, headBytes);
  for (const [name, numbers] of Object.entries(arrays))
    file.set(bytesOf(numbers), start + (sections[name]?.offset ?? 0));
  file.set(new TextEncoder().encode(magic));
  const head = new DataView(file.buffer);
  head.setUint32(4, modelVersion);
  head.setUint32(8, crc32(file.subarray(headBytes)));
  head.setUint32(12, manifest.length);
  return file;
}

/** What a model is called and for, without reading it whole. */
export interface ModelLabel extends LanguagePair {
  /** Of what is in it, eight hexadecimal digits: another model has another. */
  readonly checksum: string;
}

/** Of the beginning of a file; undefined where that is no model of this version or too little of it is there. */
export function readModelLabel(beginning: Uint8Array): ModelLabel | undefined {
  if (faultOfHead(beginning) !== undefined) return undefined;
  const head = new DataView(beginning.buffer, beginning.byteOffset);
  const written = new TextDecoder().decode(beginning.subarray(headBytes));
  const [, label = ''] = /^\{"label":(\{[^{}]*\})/.exec(written) ?? [];
  if (label === '') return undefined;
  const { sourceLanguage, targetLanguage } = JSON.parse(label) as LanguagePair;
  return { sourceLanguage, targetLanguage, checksum: head.getUint32(8).toString(16).padStart(8, '0') };
}

/** Enough of a file for `readModelLabel`, in bytes. */
export const labelBytes = 512;

function faultOfHead(file: Uint8Array): ModelFault | undefined {
  if (file.length < headBytes || new TextDecoder('latin1').decode(file.subarray(0, 4)) !== magic)
    return 'noModel';
  const head = new DataView(file.buffer, file.byteOffset);
  return head.getUint32(4) === modelVersion ? undefined : 'otherVersion';
}

/** The bytes must not change while the model is used. */
export function readModel(file: Uint8Array): ReadModel {
  const refused = (fault: ModelFault): ReadModel => ({ status: 'refused', fault });
  const fault = faultOfHead(file);
  if (fault !== undefined) return refused(fault);
  const head = new DataView(file.buffer, file.byteOffset);
  if (head.getUint32(8) !== crc32(file.subarray(headBytes))) return refused('damaged');
  const start = headBytes + head.getUint32(12);
  const manifest = JSON.parse(new TextDecoder().decode(file.subarray(headBytes, start))) as Manifest;
  const model = modelOf(manifest, sectionReader(file, aligned(start), manifest));
  return { status: 'ready', languages: manifest.label, model };
}

function arraysOf({ phrases, languageModel, weights }: StatisticalModel): Readonly<Record<string, Numbers>> {
  const { sources, targets, start, target, scores, reordering } = phrases.stored;
  const { parent, word, shorter, probability, backoff } = languageModel.stored;
  return {
    sources: sources.words,
    sourceStarts: sources.starts,
    targets: targets.words,
    targetStarts: targets.starts,
    start,
    target,
    scores,
    reordering,
    parent,
    word,
    shorter,
    probability,
    backoff,
    weights: Float64Array.from(weights),
  };
}

function manifestOf(
  { words, spacing, capitals }: StatisticalModel,
  { sourceLanguage, targetLanguage }: LanguagePair,
  sections: Manifest['sections'],
): Manifest {
  return {
    label: { sourceLanguage, targetLanguage },
    capitals,
    sections,
    sourceWords: words.source.words,
    targetWords: words.target.words,
    sourceCase: words.sourceCase.stored,
    targetCase: words.targetCase.stored,
    spacing: spacing.shares,
  };
}

interface SectionReader {
  ints(name: string): Int32Array;
  floats(name: string): Float32Array;
  doubles(name: string): Float64Array;
}

function sectionReader(file: Uint8Array, start: number, { sections }: Manifest): SectionReader {
  const read = <Kind extends Numbers>(
    name: string,
    make: (buffer: ArrayBufferLike, offset: number, length: number) => Kind,
    width: number,
  ): Kind => {
    const { offset = 0, length = 0 } = sections[name] ?? {};
    const from = file.byteOffset + start + offset;
    if (from % alignment === 0) return make(file.buffer, from, length);
    return make(file.slice(start + offset, start + offset + length * width).buffer, 0, length);
  };
  return {
    ints: (name) => read(name, (...at) => new Int32Array(...at), 4),
    floats: (name) => read(name, (...at) => new Float32Array(...at), 4),
    doubles: (name) => read(name, (...at) => new Float64Array(...at), 8),
  };
}

function modelOf(manifest: Manifest, { ints, floats, doubles }: SectionReader): StatisticalModel {
  return {
    words: {
      source: new Vocabulary(manifest.sourceWords),
      target: new Vocabulary(manifest.targetWords),
      sourceCase: new TrueCase(manifest.sourceCase),
      targetCase: new TrueCase(manifest.targetCase),
    },
    phrases: new PhraseTable({
      sources: { words: ints('sources'), starts: ints('sourceStarts') },
      targets: { words: ints('targets'), starts: ints('targetStarts') },
      start: ints('start'),
      target: ints('target'),
      scores: floats('scores'),
      reordering: floats('reordering'),
    }),
    languageModel: new LanguageModel({
      parent: ints('parent'),
      word: ints('word'),
      shorter: ints('shorter'),
      probability: floats('probability'),
      backoff: floats('backoff'),
    }),
    spacing: new Spacing(manifest.spacing),
    weights: doubles('weights').slice(0, featureNames.length),
    capitals: manifest.capitals,
  };
}

function bytesOf({ buffer, byteOffset, byteLength }: Numbers): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function aligned(length: number): number {
  return Math.ceil(length / alignment) * alignment;
}
