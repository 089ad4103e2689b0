import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, idSchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';
import { tokenScopes } from './token-scopes.ts';

export const tokenScopeSchema = z.enum(tokenScopes);

export const accessTokenSchema = z.object({
  tokenId: idSchema,
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  /** The last four characters; the token itself is not kept. */
  ending: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** Null for one that was never used; to the minute. */
  lastUsedAt: instantSchema.nullable(),
  /** Network address of the last call. */
  lastAddress: z.string().nullable(),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

/** A token acts for its owner in the organization that it was made in. It is sent as `Authorization: Bearer …`. */
export const accessTokensApi = {
  listTokens: defineEndpoint({
    method: 'GET',
    path: '/api/account/tokens',
    access: 'signed-in',
    browserOnly: true,
    summary: 'The user’s access tokens in this organization, newest first',
    input: emptySchema,
    output: z.array(accessTokenSchema),
  }),
  createToken: defineEndpoint({
    method: 'POST',
    path: '/api/account/tokens',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Make an access token; the answer is the only place where it is shown',
    input: z.object({
      name: z.string().trim().min(1, 'required').max(limits.tokenNameCharacters),
      scopes: z.array(tokenScopeSchema).min(1, 'required').max(tokenScopes.length),
      days: z.number().int().min(1).max(limits.tokenDays),
    }),
    output: z.object({ token: z.string(), accessToken: accessTokenSchema }),
  }),
  revokeToken: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/tokens/{tokenId}',
    access: 'signed-in',
    browserOnly: true,
    summary: 'Revoke an access token; calls with it are refused from now on',
    input: z.object({ tokenId: idSchema }),
    output: doneSchema,
  }),
};
