import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';

interface WasmInstance {
  readonly exports: object;
}

/** Part of the runtime; its types are only in those of browsers. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ readonly instance: WasmInstance }>;
};

/** A value that lives in the memory of the engine until it is deleted there. */
interface Owned {
  delete(): void;
}

interface Memory extends Owned {
  getByteArrayView(): Int8Array;
}

interface List<Item> extends Owned {
  push_back(item: Item): void;
}

interface Responses extends Owned {
  get(index: number): { getTranslatedText(): string };
}

export type TranslationModel = Owned;

interface TranslationOptions {
  readonly qualityScores: boolean;
  readonly alignment: boolean;
  readonly html: boolean;
}

interface BlockingService {
  translate(model: TranslationModel, texts: List<string>, options: List<TranslationOptions>): Responses;
  translateViaPivoting(
    first: TranslationModel,
    second: TranslationModel,
    texts: List<string>,
    options: List<TranslationOptions>,
  ): Responses;
}

/** The interface of the package's glue code as soon as the engine runs. */
export interface BergamotModule {
  readonly AlignedMemory: new (bytes: number, alignment: number) => Memory;
  readonly AlignedMemoryList: new () => List<Memory>;
  readonly VectorString: new () => List<string>;
  readonly VectorResponseOptions: new () => List<TranslationOptions>;
  readonly BlockingService: new (settings: { readonly cacheSize: number }) => BlockingService;
  readonly TranslationModel: new (
    settings: string,
    model: Memory,
    lexicon: Memory,
    vocabularies: List<Memory>,
    quality: null,
  ) => TranslationModel;
}

type WasmFunction = (...values: readonly unknown[]) => unknown;

/** Matrix functions that the engine imports, and its own fallback for each. */
const products: Readonly<Record<string, string>> = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
};

/**
 * Starts the engine of the package. Its own worker does not start in Node, so its glue is run here as a browser's
 * worker would, without what would give Node away. Only for a process of its own: it changes what is global.
 */
export function startBergamot(): Promise<BergamotModule> {
  const packageFile = createRequire(import.meta.url).resolve('@browsermt/bergamot-translator/translator.js');
  const folder = join(dirname(packageFile), 'worker');
  const glue = readFileSync(join(folder, 'bergamot-translator-worker.js'), 'utf8');
  const wasm = readFileSync(join(folder, 'bergamot-translator-worker.wasm'));
  return new Promise((resolve, reject) => {
    const engine = {
      asm: {} as Readonly<Record<string, WasmFunction>>,
      print: () => {},
      printErr: () => {},
      onAbort: (reason: unknown) => reject(new Error(`the engine did not start: ${String(reason)}`)),
      instantiateWasm(imports: object, accept: (instance: WasmInstance) => void) {
        const wasmGemm = Object.fromEntries(
          Object.entries(products).map(([name, fallback]): [string, WasmFunction] => [
            name,
            (...values) => engine.asm[fallback]?.(...values),
          ]),
        );
        WebAssembly.instantiate(wasm, { ...imports, wasm_gemm: wasmGemm }).then(
          ({ instance }) => accept(instance),
          reject,
        );
        return {};
      },
      onRuntimeInitialized: () => resolve(engine as unknown as BergamotModule),
    };
    Object.assign(globalThis, {
      self: globalThis,
      importScripts: () => {},
      location: { href: `file://${folder}/` },
      Module: engine,
    });
    // A parameter, because the glue declares a variable of that name, which would hide the global one.
    const run = runInThisContext(`(function (process, require, Module) {${glue}\n})`) as WasmFunction;
    run(undefined, undefined, engine);
  });
}
