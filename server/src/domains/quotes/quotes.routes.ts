import { memberOffersApi } from '@transloom/contracts/member-offers';
import { quotesApi } from '@transloom/contracts/quotes';
import { type Route, route } from '../../platform/http/route.ts';
import { exportQuote } from './export-quote.ts';
import { changeQuote, createQuote, deleteQuote, recalculateQuote } from './manage-quotes.ts';
import { exportOffers } from './offers/export-offers.ts';
import { addOffer, changeOffer, deleteOffers, listOffers } from './offers/manage-offers.ts';
import { offerImports } from './offers/offer-imports.ts';
import { shareQuote, withdrawQuote } from './share-quote.ts';
import { answerQuote, sharedQuote, sharedQuoteSegments } from './shared-quote.ts';
import { projectQuotes } from './show-quotes.ts';

export const quotesRoutes: readonly Route[] = [
  route(memberOffersApi.listOffers, listOffers),
  route(memberOffersApi.addOffer, addOffer),
  route(memberOffersApi.changeOffer, changeOffer),
  route(memberOffersApi.deleteOffers, deleteOffers),
  route(memberOffersApi.exportOffers, exportOffers),
  ...offerImports.routes,
  route(quotesApi.projectQuotes, projectQuotes),
  route(quotesApi.createQuote, createQuote),
  route(quotesApi.changeQuote, changeQuote),
  route(quotesApi.recalculateQuote, recalculateQuote),
  route(quotesApi.deleteQuote, deleteQuote),
  route(quotesApi.shareQuote, shareQuote),
  route(quotesApi.withdrawQuote, withdrawQuote),
  route(quotesApi.exportQuote, exportQuote),
  route(quotesApi.sharedQuote, sharedQuote),
  route(quotesApi.sharedQuoteSegments, sharedQuoteSegments),
  route(quotesApi.answerQuote, answerQuote),
];
