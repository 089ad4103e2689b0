import { accessTokensApi } from '@transloom/contracts/access-tokens';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';

export async function fillToken(server: PeopleServer, user: TestUser, word: string): Promise<string> {
  const draft = { name: `Token ${word}`, scopes: ['read' as const], days: 1 };
  const { data } = await callAs(server, user, accessTokensApi.createToken, draft);
  return data.accessToken.tokenId;
}
