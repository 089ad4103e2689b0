import { AppError } from '../../platform/app-error.ts';
import type { ContextBase } from '../../platform/context.ts';
import type { TranslationModels } from '../../providers/machine-translation/model-store/model-store.ts';

/** `MT_MODEL_CHANGES` can withhold changes of models from the web; the command line still makes them. @throws {AppError} access.denied */
export function requireChangeableModels({ providers }: Pick<ContextBase, 'providers'>): TranslationModels {
  if (!providers.models.changeable) throw new AppError('access.denied');
  return providers.models;
}
