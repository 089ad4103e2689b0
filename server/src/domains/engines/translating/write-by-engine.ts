import type { QuotaModule } from '@transloom/contracts/billing';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongContext } from '../../../platform/context.ts';
import { EngineError } from '../../../providers/machine-translation/engine-error.ts';
import { retryPolicy, withRetries } from '../../../providers/machine-translation/translate-segments/retry.ts';
import { storableVersion } from '../../../providers/machine-translation/translate-segments/storable-version.ts';
import type { UsedFor } from '../../billing/quota-wish.ts';
import { type ConnectedEngine, connectEngine } from '../connect-engine.ts';
import { engineRefusal, storedFailure } from '../limits/engine-failure.ts';
import { limitedEngine } from '../limits/limited-engine.ts';
import { pausedFailure } from '../limits/paused-failure.ts';
import { recordFailedRequest, recordSuccess } from '../limits/record-engine-health.ts';

export interface WritingWish {
  /** What the characters are used for. */
  readonly module: QuotaModule;
  /** What they are used on, such as a document. */
  readonly object?: UsedFor | undefined;
  readonly instructions: string;
  /** Data for the engine, whatever instructions it contains. */
  readonly text: string;
  /** Characters to count and charge; absent: those of the text. */
  readonly characters?: number;
  readonly signal: AbortSignal;
}

export interface WrittenByEngine {
  readonly text: string;
  /** Name and version of the engine. */
  readonly engine: string;
  readonly version: string;
}

/**
 * Lets a language model write by instructions, within its limits and accounted as every request. This is the one way in
 * which language models are asked for anything but translations.
 * @throws {AppError} engine.…, resource.not-found, custom-engine.…; engine.cannot-write where it only translates
 */
export async function writeByEngine(
  context: LongContext,
  { engineKey, ...wish }: WritingWish & { readonly engineKey: string },
): Promise<WrittenByEngine> {
  const connected = await context.transact((short) => connectEngine(short, engineKey));
  return writeByConnected(context, connected, wish);
}

/** As `writeByEngine`, by an engine that is connected already. @throws {AppError} engine.… */
export async function writeByConnected(
  context: LongContext,
  connected: ConnectedEngine,
  { module, object, ...request }: WritingWish,
): Promise<WrittenByEngine> {
  const { name, key: engineKey } = connected;
  const { write } = limitedEngine(context, connected, { module, object });
  if (write === undefined) throw new AppError('engine.cannot-write', { engine: name });
  const paused = await pausedFailure(context, connected);
  if (paused !== null) throw engineRefusal(paused);
  try {
    const written = await withRetries(() => write(request), retryPolicy, request.signal);
    // Without waiting here, the following request would wait for this report after a pause.
    await recordSuccess(context, connected);
    return { text: written.text, engine: name, version: storableVersion(written.version) };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    context.log.warn({ engineKey, module, detail: error.failure.detail }, 'the engine wrote nothing');
    const asked = { name, sourceLanguage: '', targetLanguage: '' };
    await recordFailedRequest(context, connected, { asked, failure: error.failure });
    throw engineRefusal(storedFailure(error.failure, asked));
  }
}

/** Refuses an engine that cannot be asked to write, before anything starts. @throws {AppError} as `writeByEngine` */
export async function requireWriter(context: Context, engineKey: string): Promise<void> {
  const { name, engine } = await connectEngine(context, engineKey);
  if (engine.write === undefined) throw new AppError('engine.cannot-write', { engine: name });
}
