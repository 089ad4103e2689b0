import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { memberOffersApi, offerImportContract } from '@transloom/contracts/member-offers';
import type { quotesApi } from '@transloom/contracts/quotes';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';
import { useDownload } from '../../api/use-download.ts';
import { workKind } from '../../work/work-kind.ts';

const quotesKey = ['quotes'] as const;
const offersKey = ['member-offers'] as const;

type QuoteRequest<Name extends keyof typeof quotesApi> = RequestOf<(typeof quotesApi)[Name]>;
type OfferRequest<Name extends keyof typeof memberOffersApi> = RequestOf<(typeof memberOffersApi)[Name]>;

export const projectQuotesQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...quotesKey, 'of-project', projectId],
    queryFn: ({ signal }) => callApi(endpoints.quotes.projectQuotes, { projectId }, { signal }),
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useCreateQuote = () =>
  useCommand(
    quotesKey,
    (wanted: QuoteRequest<'createQuote'>) => callApi(endpoints.quotes.createQuote, wanted),
    'form',
  );
export const useChangeQuote = () =>
  useCommand(
    quotesKey,
    (wanted: QuoteRequest<'changeQuote'>) => callApi(endpoints.quotes.changeQuote, wanted),
    'form',
  );
export const useRecalculateQuote = () =>
  useCommand(quotesKey, (quoteId: string) => callApi(endpoints.quotes.recalculateQuote, { quoteId }));
export const useDeleteQuote = () =>
  useCommand(quotesKey, (quoteId: string) => callApi(endpoints.quotes.deleteQuote, { quoteId }));
export const useShareQuote = () =>
  useCommand(quotesKey, (wanted: QuoteRequest<'shareQuote'>) => callApi(endpoints.quotes.shareQuote, wanted));
export const useWithdrawQuote = () =>
  useCommand(quotesKey, (quoteId: string) => callApi(endpoints.quotes.withdrawQuote, { quoteId }));
export const useExportQuote = () =>
  useDownload((wanted: QuoteRequest<'exportQuote'>) => callApi(endpoints.quotes.exportQuote, wanted));

export const sharedQuoteQuery = (token: string) =>
  queryOptions({
    queryKey: [...quotesKey, 'shared', token],
    queryFn: ({ signal }) => callApi(endpoints.quotes.sharedQuote, { token }, { signal }),
    retry: false,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const sharedSegmentsQuery = (asked: QuoteRequest<'sharedQuoteSegments'>) =>
  queryOptions({
    queryKey: [...quotesKey, 'shared-segments', asked],
    queryFn: ({ signal }) => callApi(endpoints.quotes.sharedQuoteSegments, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const useAnswerQuote = () =>
  useCommand(
    quotesKey,
    (wanted: QuoteRequest<'answerQuote'>) => callApi(endpoints.quotes.answerQuote, wanted),
    'form',
  );

export const offersQuery = (asked: OfferRequest<'listOffers'>) =>
  queryOptions({
    queryKey: [...offersKey, 'list', asked],
    queryFn: ({ signal }) => callApi(endpoints.memberOffers.listOffers, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

/** Members that an offer can be of. */
export const offerPeopleQuery = queryOptions({
  queryKey: [...offersKey, 'people'],
  queryFn: ({ signal }) => callApi(endpoints.teams.teamFilterItems, {}, { signal }),
  meta: { failure: 'inline' },
});

export const useSaveOffer = () =>
  useCommand(
    offersKey,
    ({ offerId, ...fields }: OfferRequest<'addOffer'> & { readonly offerId: string | undefined }) =>
      offerId === undefined
        ? callApi(endpoints.memberOffers.addOffer, fields)
        : callApi(endpoints.memberOffers.changeOffer, { offerId, ...fields }),
    'form',
  );
export const useDeleteOffers = () =>
  useCommand(offersKey, (offerIds: readonly string[]) =>
    callApi(endpoints.memberOffers.deleteOffers, { offerIds: [...offerIds] }),
  );
export const useExportOffers = () =>
  useDownload((wanted: OfferRequest<'exportOffers'>) => callApi(endpoints.memberOffers.exportOffers, wanted));

export const offerImport = workKind<typeof offerImportContract>({
  kind: 'offer-import',
  run: 'rate:edit',
  api: endpoints.memberOffers,
});
