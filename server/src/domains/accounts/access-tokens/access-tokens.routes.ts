import { accessTokensApi } from '@transloom/contracts/access-tokens';
import { type Route, route } from '../../../platform/http/route.ts';
import { createToken, listTokens, revokeToken } from './access-tokens.ts';

export const accessTokensRoutes: readonly Route[] = [
  route(accessTokensApi.listTokens, listTokens),
  route(accessTokensApi.createToken, createToken),
  route(accessTokensApi.revokeToken, revokeToken),
];
