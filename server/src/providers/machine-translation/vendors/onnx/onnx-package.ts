import { EnginePackage } from '../../local-models/engine-package.ts';

/** Runs models in ONNX; some 310 MB with what it needs. */
export const onnxPackage = new EnginePackage('onnx', '@huggingface/transformers');
