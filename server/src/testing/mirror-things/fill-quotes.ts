import { memberOffersApi } from '@transloom/contracts/member-offers';
import { quotesApi } from '@transloom/contracts/quotes';
import { analyzeAs } from '../analyze-as.ts';
import { callAs } from '../call-as.ts';
import type { PeopleServer } from '../people-server.ts';
import type { TestUser } from '../test-server.ts';

interface Quoted {
  readonly projectId: string;
  readonly word: string;
}

const price = { unit: 'words', currency: 'CNY', unitPrice: 10, per: 1 } as const;

/** A quote of the project with the word in its remark, and an offer of the user. */
export async function fillQuotes(server: PeopleServer, user: TestUser, { projectId, word }: Quoted) {
  const analysisId = await analyzeAs(server, user, projectId);
  const terms = { ...price, extraFee: 0, remark: `Remark ${word}` };
  const { data: quote } = await callAs(server, user, quotesApi.createQuote, {
    projectId,
    analysisId,
    ...terms,
  });
  const { data: offer } = await callAs(server, user, memberOffersApi.addOffer, {
    ...price,
    userId: user.userId,
    kind: 'translation',
    sourceLanguage: 'en',
    targetLanguage: 'es',
  });
  return { quoteId: quote.quoteId, offerId: offer.offerId };
}
