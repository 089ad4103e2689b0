import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Webhook, webhooksApi } from '@transloom/contracts/webhooks';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { maskSecret } from '../../platform/secrets/secret.ts';
import { lockSecret, newSecret, openSecret } from './webhook-secret.ts';
import { deleteWebhook, findWebhook, storeWebhook } from './webhooks.store.ts';

export async function showWebhook(context: Context): Promise<{ webhook: Webhook | null }> {
  const row = await findWebhook(context.db);
  if (row === undefined) return { webhook: null };
  return { webhook: shown(row, openSecret(context, row) ?? '') };
}

/** A signing key that was known at another address signs nothing for a new one. */
export async function saveWebhook(
  context: Context,
  input: InputOf<typeof webhooksApi.saveWebhook>,
): Promise<OutputOf<typeof webhooksApi.saveWebhook>> {
  const before = await findWebhook(context.db);
  const kept = before?.url === input.url && !input.newSecret ? openSecret(context, before) : undefined;
  const secret = kept ?? newSecret();
  const owner = { id: before?.id ?? newId(), organizationId: context.actor.organizationId };
  const values = { url: input.url, active: input.active, updatedAt: context.now() };
  const secrets = lockSecret(context.providers.keyring, owner, secret);
  await storeWebhook(context.db, { ...owner, ...values, secrets });
  return { webhook: shown(values, secret), secret: kept === undefined ? secret : null };
}

export async function removeWebhook({ db }: Context): Promise<null> {
  await deleteWebhook(db);
  return null;
}

interface ShownRow {
  readonly url: string;
  readonly active: boolean;
  readonly updatedAt: Date;
}

function shown({ url, active, updatedAt }: ShownRow, secret: string): Webhook {
  return { url, active, secret: maskSecret(secret), updatedAt: updatedAt.toISOString() };
}
