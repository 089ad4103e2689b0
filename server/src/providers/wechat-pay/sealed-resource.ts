import { createCipheriv, createDecipheriv } from 'node:crypto';
import { z } from 'zod';
import { WechatPayError } from './wechat-pay.ts';

const tagBytes = 16;

/** A part of a message that the APIv3 key of the merchant seals: AES-256-GCM with the tag behind the text. */
export const sealedResourceSchema = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  nonce: z.string().max(16),
  associated_data: z.string().max(16).optional(),
  ciphertext: z.base64(),
});
export type SealedResource = z.infer<typeof sealedResourceSchema>;

/** The text under the seal. @throws {WechatPayError} of kind `forged` where the tag does not fit */
export function openResource(
  apiKey: string,
  { nonce, associated_data = '', ciphertext }: SealedResource,
): string {
  const sealed = Buffer.from(ciphertext, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(associated_data));
    decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
    const text = decipher.update(sealed.subarray(0, sealed.length - tagBytes));
    // `final` is what compares the tag.
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    throw new WechatPayError('forged', 'a sealed resource cannot be opened');
  }
}

/** Seals a text as the gateway does. */
export function sealResource(
  apiKey: string,
  text: string,
  { nonce, about }: { readonly nonce: string; readonly about: string },
): SealedResource {
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce), {
    authTagLength: tagBytes,
  });
  cipher.setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    nonce,
    associated_data: about,
    ciphertext: sealed.toString('base64'),
  };
}
