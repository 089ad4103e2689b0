import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { limits } from '@transloom/contracts/limits';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, VisitorContext } from '../../../platform/context.ts';
import type { StreamAnswer } from '../../../platform/http/route.ts';
import type { Keyring, SecretKey } from '../../../platform/secrets/keyring.ts';
import { isSameSecret } from '../../../platform/secrets/same-secret.ts';

/**
 * The file behind a link and the session that may open it, signed: nothing is stored, and the link expires by itself.
 */
const linkSchema = z.object({ storageKey: z.string(), sessionId: z.string(), until: z.number() });

export function previewLink(
  { providers, now, actor }: Pick<Context, 'providers' | 'now' | 'actor'>,
  storageKey: string,
): string {
  const until = now().getTime() + limits.downloadLinkMinutes * 60_000;
  const content = Buffer.from(
    JSON.stringify({ storageKey, sessionId: actor.sessionId ?? '', until }),
  ).toString('base64url');
  return `/api/previews/${content}.${sign(providers.keyring[0], content)}`;
}

/** @throws {AppError} file.link-expired for any link that is not valid (any more) */
export async function openPreview(
  { storage, providers, now, actor }: VisitorContext,
  { token = '' }: Readonly<Record<string, string>>,
): Promise<StreamAnswer> {
  const link = readLink(providers.keyring, token);
  const isOwn = link !== undefined && actor?.sessionId === link.sessionId;
  if (!isOwn || link.until < now().getTime()) throw new AppError('file.link-expired');
  const pdf = await storage.read(link.storageKey);
  return { name: 'preview.pdf', bytes: pdf.length, content: Readable.from([pdf]) };
}

function readLink(keyring: Keyring, token: string): z.output<typeof linkSchema> | undefined {
  const [content = '', signature = ''] = token.split('.');
  const valid = keyring.some((key) => isSameSecret(signature, sign(key, content)));
  return valid ? linkSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString())) : undefined;
}

/** Under a name of its own, so that nothing signed elsewhere passes for a link. */
function sign(key: SecretKey, content: string): string {
  return createHmac('sha256', key.bytes).update(`transloom preview ${content}`).digest('base64url');
}
