import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { serveTasks } from '../../../../platform/child-processes/serve-tasks.ts';
import { orLoadFault } from '../../local-models/load-fault.ts';
import { type BergamotModule, startBergamot, type TranslationModel } from './bergamot-wasm.ts';

/** The files of a model, by their paths. */
export interface BergamotFiles {
  readonly model: string;
  /** Words to choose from, by words of the source; a model without is slower. */
  readonly lexicon: string | undefined;
  /** One for both languages, or that of the source and that of the target. */
  readonly vocabularies: readonly string[];
}

export interface BergamotTask {
  /** One, or two of which the second goes on from the first. */
  readonly models: readonly BergamotFiles[];
  /** Each as HTML. */
  readonly texts: readonly string[];
}

export interface BergamotAnswer {
  readonly texts: readonly string[];
  /** First characters of the SHA-256 of each model. */
  readonly hashes: readonly string[];
}

interface Loaded {
  readonly model: TranslationModel;
  readonly hash: string;
}

/** As the models were made to be run; sentences are not split, because they come one at a time. */
const settings = Object.entries({
  'beam-size': 1,
  normalize: '1.0',
  'word-penalty': 0,
  'cpu-threads': 0,
  'gemm-precision': 'int8shiftAlphaAll',
  'skip-cost': true,
  alignment: 'soft',
  quiet: true,
  'quiet-translation': true,
  'max-length-break': 128,
  'mini-batch-words': 1024,
  workspace: 64,
  'max-length-factor': '2.0',
  'ssplit-mode': 'sentence',
})
  .map(([name, value]) => `${name}: ${value}\n`)
  .join('');

/** First number of a Marian file. */
const marianVersion = 1n;

const loaded = new Map<string, Loaded>();
const engine = startBergamot().then((module) => ({
  module,
  service: new module.BlockingService({ cacheSize: 0 }),
}));

serveTasks(async ({ models, texts }: BergamotTask): Promise<BergamotAnswer> => {
  const { module, service } = await engine;
  const chain = await orLoadFault(() => models.map((files) => loadedModel(module, files)));
  const [first, second] = chain;
  if (first === undefined) throw new Error('no model');
  const input = new module.VectorString();
  const options = new module.VectorResponseOptions();
  for (const text of texts) {
    input.push_back(text);
    options.push_back({ qualityScores: false, alignment: true, html: true });
  }
  const responses =
    second === undefined
      ? service.translate(first.model, input, options)
      : service.translateViaPivoting(first.model, second.model, input, options);
  const translated = texts.map((_, index) => responses.get(index).getTranslatedText());
  for (const owned of [input, options, responses]) owned.delete();
  return { texts: translated, hashes: chain.map(({ hash }) => hash) };
});

function loadedModel(module: BergamotModule, files: BergamotFiles): Loaded {
  const known = loaded.get(files.model);
  if (known) return known;
  const bytes = readFileSync(files.model);
  // The engine looks at it when it is first asked, and then ends the process instead of saying what is wrong.
  if (bytes.length < 16 || bytes.readBigUInt64LE(0) !== marianVersion)
    throw new Error('no binary file of Marian');
  const vocabularies = new module.AlignedMemoryList();
  for (const path of files.vocabularies) vocabularies.push_back(inMemory(module, readFileSync(path), 64));
  const lexicon = files.lexicon === undefined ? Buffer.alloc(0) : readFileSync(files.lexicon);
  const model = new module.TranslationModel(
    settings,
    inMemory(module, bytes, 256),
    inMemory(module, lexicon, 64),
    vocabularies,
    null,
  );
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  loaded.set(files.model, { model, hash });
  return { model, hash };
}

function inMemory(module: BergamotModule, bytes: Buffer, alignment: number) {
  const memory = new module.AlignedMemory(bytes.byteLength, alignment);
  memory.getByteArrayView().set(bytes);
  return memory;
}
