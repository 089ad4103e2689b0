import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { engineConnectionsApi } from '@transloom/contracts/engine-connections';
import { AppError } from '../../../platform/app-error.ts';
import type { LongContext } from '../../../platform/context.ts';
import { EngineError } from '../../../providers/machine-translation/engine-error.ts';
import { missingSettings } from '../../../providers/machine-translation/engine-vendor.ts';
import { engineRefusal, storedFailure } from '../limits/engine-failure.ts';
import { completedSettings } from './connection-values.ts';
import { requireVendor } from './require-vendor.ts';

const answerTimeoutMs = 20_000;
/** Hubs of models list thousands. */
const mostModels = 2_000;

/**
 * Models that can be chosen with the settings of a form, in alphabetical order.
 * @throws {AppError} resource.not-found, access.denied, request.invalid, secret.other-address, and what an engine fails with
 */
export async function listModels(
  context: LongContext,
  input: InputOf<typeof engineConnectionsApi.listModels>,
): Promise<OutputOf<typeof engineConnectionsApi.listModels>> {
  const { settings } = await completedSettings(context, input);
  const vendor = requireVendor(input.vendor);
  const missing = missingSettings(vendor, settings).filter((name) => name !== 'model');
  if (vendor.listModels === undefined || missing.length > 0)
    throw new AppError('request.invalid', { field: missing[0] ?? 'vendor', rule: 'required' });
  const signal = AbortSignal.timeout(answerTimeoutMs);
  try {
    const models = await vendor.listModels(settings, { ...context.providers.engines, signal });
    return { models: [...new Set(models)].toSorted().slice(0, mostModels) };
  } catch (error) {
    const asked = { name: vendor.name, sourceLanguage: '', targetLanguage: '' };
    if (error instanceof EngineError) throw engineRefusal(storedFailure(error.failure, asked));
    if (signal.aborted)
      throw engineRefusal(storedFailure({ errorClass: 'upstream', detail: 'no answer in time' }, asked));
    throw error;
  }
}
