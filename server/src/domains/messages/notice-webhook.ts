import type { accountSettingsApi, NoticeWebhook } from '@transloom/contracts/account-settings';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context, LongContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Keyring } from '../../platform/secrets/keyring.ts';
import { lockSettings, openSettings, type SettingsPlace } from '../../platform/secrets/stored-settings.ts';
import type { ChatHook } from '../../providers/chat-webhooks/chat-vendor.ts';
import { postChatMessage } from '../../providers/chat-webhooks/post-chat-message.ts';
import { paramText } from './notice-params.ts';
import {
  deleteWebhook,
  noteWebhookAnswer,
  replaceWebhook,
  type StoredWebhook,
  selectWebhook,
} from './notice-webhook.store.ts';

const secretSettings = ['url', 'secret'] as const;
const shownCharacters = 4;

/** The person's group as it is shown: nothing of it can be used to write there. In a transaction of the system. */
export async function shownWebhook(db: Db, keyring: Keyring, userId: string): Promise<NoticeWebhook | null> {
  const row = await selectWebhook(db, userId);
  if (row === undefined) return null;
  const hook = openWebhook(keyring, row);
  return {
    vendor: row.vendor,
    host: hook === undefined ? '' : new URL(hook.url).host,
    ending: hook?.url.slice(-shownCharacters) ?? '',
    signed: hook?.secret !== undefined,
    failure: row.failure,
    failTime: row.failedAt?.toISOString() ?? null,
  };
}

/** Undefined where its key is lost. */
export function openWebhook(keyring: Keyring, row: StoredWebhook): ChatHook | undefined {
  const { url, secret } = openSettings(keyring, placeOf(row), row);
  return url === undefined ? undefined : { url, secret };
}

/**
 * Sends a greeting there, and keeps the address where it arrives.
 * @throws {AppError} notice.webhook-address, notice.webhook-refused
 */
export async function saveWebhook(
  context: LongContext,
  { vendor, url, secret }: InputOf<typeof accountSettingsApi.saveNoticeWebhook>,
): Promise<null> {
  const { actor, providers, now } = context;
  const hook = { url, secret: secret || undefined };
  await greet(context, vendor, hook);
  const place = { id: newId(), userId: actor.userId };
  const stored = lockSettings(providers.keyring, placeOf(place), {
    settings: { url, ...(secret && { secret }) },
    secretSettings,
  });
  await context.transact((short) =>
    short.asSystem((db) => replaceWebhook(db, { ...place, vendor, ...stored, createdAt: now() })),
  );
  return null;
}

/** @throws {AppError} resource.not-found, notice.webhook-address, notice.webhook-refused */
export async function testWebhook(context: LongContext): Promise<null> {
  const { actor, providers, now } = context;
  const row = await context.transact((short) => short.asSystem((db) => selectWebhook(db, actor.userId)));
  const hook = row && openWebhook(providers.keyring, row);
  if (row === undefined || hook === undefined) throw new AppError('resource.not-found');
  await greet(context, row.vendor, hook);
  await context.transact((short) => short.asSystem((db) => noteWebhookAnswer(db, row.id, null, now())));
  return null;
}

export async function removeWebhook({ actor, asSystem }: Context): Promise<null> {
  await asSystem((db) => deleteWebhook(db, actor.userId));
  return null;
}

async function greet(
  { providers, language, now }: LongContext,
  vendor: StoredWebhook['vendor'],
  hook: ChatHook,
): Promise<void> {
  const message = {
    title: paramText({ word: 'webhook.title' }, language),
    text: paramText({ word: 'webhook.text' }, language),
    link: null,
  };
  const answer = await postChatMessage(providers.webhooks, vendor, { hook, message, at: now() });
  if (answer.taken) return;
  if (answer.failure !== null) throw new AppError('notice.webhook-address', { field: 'url' });
  const said = answer.text.trim() === '' ? String(answer.status) : answer.text;
  throw new AppError('notice.webhook-refused', { field: 'url', answer: said });
}

function placeOf({ id, userId }: Pick<StoredWebhook, 'id' | 'userId'>): SettingsPlace {
  return { organization: userId, table: 'notice_webhook', row: id };
}
