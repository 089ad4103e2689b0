import { AppError } from '../../platform/app-error.ts';
import { ModelError } from '../../providers/machine-translation/model-store/model-error.ts';

/** What is told of a model that could not be had; another error stays what it is. */
export function modelRefusal(
  error: unknown,
  facts: { readonly direction: string; readonly address: string },
): unknown {
  return error instanceof ModelError ? new AppError(`model.${error.fault}`, facts) : error;
}
