import { randomBytes } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { Keyring } from '../../platform/secrets/keyring.ts';
import { lockSettings, openSettings } from '../../platform/secrets/stored-settings.ts';
import { writeSecret } from '../../providers/webhooks/sign-webhook.ts';
import type { WebhookRow } from './webhooks.store.ts';

const secretBytes = 24;
type Owner = Pick<WebhookRow, 'id' | 'organizationId'>;

const placeOf = ({ id, organizationId }: Owner) => ({
  table: 'webhook',
  row: id,
  organization: organizationId,
});

export function newSecret(): string {
  return writeSecret(randomBytes(secretBytes));
}

/** The signing key as it is stored. */
export function lockSecret(keyring: Keyring, owner: Owner, secret: string) {
  const { secrets } = lockSettings(keyring, placeOf(owner), {
    settings: { secret },
    secretSettings: ['secret'],
  });
  return secrets;
}

/** The signing key in clear; undefined where the key that locked it is lost. */
export function openSecret({ providers }: Pick<Context, 'providers'>, row: WebhookRow): string | undefined {
  return openSettings(providers.keyring, placeOf(row), { settings: {}, secrets: row.secrets })['secret'];
}
