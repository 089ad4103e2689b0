import type { OutputOf } from '@transloom/contracts/endpoint';
import type { WebhookEvent, webhooksApi } from '@transloom/contracts/webhooks';
import { AppError } from '../../platform/app-error.ts';
import type { LongContext } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { postSigned } from './post-signed.ts';
import { findWebhook } from './webhooks.store.ts';

/** @throws {AppError} resource.not-found where no address is saved */
export async function tryWebhook(context: LongContext): Promise<OutputOf<typeof webhooksApi.tryWebhook>> {
  const row = await context.transact(({ db }) => findWebhook(db));
  if (row === undefined) throw new AppError('resource.not-found');
  const event: WebhookEvent = 'webhook.test';
  return postSigned(context, row, { id: newId(), event, data: {} });
}
