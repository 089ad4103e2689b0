import { EnginePackage } from '../../local-models/engine-package.ts';

/** Runs language models in GGUF on the processor; some 120 MB. */
export const ggufPackage = new EnginePackage('gguf', 'node-llama-cpp');
