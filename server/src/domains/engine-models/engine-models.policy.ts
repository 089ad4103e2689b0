import { AppError } from '../../platform/app-error.ts';
import type { ContextBase } from '../../platform/context.ts';
import type { TranslationModels } from '../../providers/machine-translation/model-store/model-store.ts';

/** Models serve all organizations of an installation: its operator may keep their changing to himself. @throws {AppError} access.denied */
export function requireChangeableModels({ providers }: Pick<ContextBase, 'providers'>): TranslationModels {
  if (!providers.models.changeable) throw new AppError('access.denied');
  return providers.models;
}
