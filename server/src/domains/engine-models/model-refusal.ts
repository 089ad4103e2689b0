import { AppError } from '../../platform/app-error.ts';
import { ModelError } from '../../providers/machine-translation/model-store/model-error.ts';

/** Turns an error of a model into a refusal with its reason; other errors stay as they are. */
export function modelRefusal(
  error: unknown,
  facts: { readonly direction: string; readonly address: string },
): unknown {
  return error instanceof ModelError ? new AppError(`model.${error.fault}`, facts) : error;
}
