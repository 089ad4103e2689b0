import { rateSchemesApi } from '@transloom/contracts/rate-schemes';
import { defaultRateScheme } from '@transloom/core/analysis/rate-scheme';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';

/** A rate scheme of the organization. Gives its id. */
export async function fillRates(server: PeopleServer, user: TestUser, word: string): Promise<string> {
  const scheme = { name: `Rates ${word}`, rates: defaultRateScheme };
  const { data } = await callAs(server, user, rateSchemesApi.addRateScheme, scheme);
  return String(data.schemeId);
}
