import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import type { comparisonsApi } from '@transloom/contracts/comparisons';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../api/call-api.ts';
import { callWithEvents } from '../../api/call-with-events.ts';
import { endpoints } from '../../api/endpoints.generated.ts';

const comparisonsKey = ['comparisons'] as const;

export interface Direction {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

export const frequentEnginesQuery = queryOptions({
  queryKey: [...comparisonsKey, 'frequent'],
  queryFn: ({ signal }) => callApi(endpoints.comparisons.frequentEngines, {}, { signal }),
  meta: { failure: 'inline' },
});

export function useSaveFrequentEngines() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (engineKeys: string[]) => callApi(endpoints.comparisons.saveFrequentEngines, { engineKeys }),
    onSuccess: (saved) => client.setQueryData(frequentEnginesQuery.queryKey, saved),
  });
}

const termsKey = ({ sourceLanguage, targetLanguage }: Direction) =>
  [...comparisonsKey, 'terms', sourceLanguage, targetLanguage] as const;

export const customTermsQuery = ({ sourceLanguage, targetLanguage }: Direction) =>
  queryOptions({
    queryKey: termsKey({ sourceLanguage, targetLanguage }),
    queryFn: ({ signal }) =>
      callApi(endpoints.comparisons.customTerms, { sourceLanguage, targetLanguage }, { signal }),
    meta: { failure: 'inline' },
  });

export function useSaveCustomTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: RequestOf<typeof comparisonsApi.saveCustomTerms>) =>
      callApi(endpoints.comparisons.saveCustomTerms, wish),
    onSuccess: (saved, wish) => client.setQueryData(termsKey(wish), saved),
    meta: { failure: 'inline' },
  });
}

const answersKey = (run: string) => [...comparisonsKey, 'answer', run] as const;

/** Ends what is still being translated of a run, at the engines too. */
export function useStopRun(run: string): () => void {
  const client = useQueryClient();
  return () => void client.cancelQueries({ queryKey: answersKey(run) });
}

/** One engine's translation; `run` tells one press of the button from the next. */
export const comparedAnswerQuery = (run: string, wish: RequestOf<typeof comparisonsApi.compareEngine>) =>
  queryOptions({
    queryKey: [...answersKey(run), wish.engineKey],
    queryFn: ({ signal, client }) => {
      const { queryKey } = comparedDraftQuery(run, wish.engineKey);
      client.setQueryData(queryKey, ''); // of an earlier try
      const tell = ({ target }: { readonly target: string }) => client.setQueryData(queryKey, target);
      return callWithEvents(endpoints.comparisons.compareEngine, wish, tell, { signal });
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    meta: { failure: 'inline' },
  });

/** What an engine has written so far; empty until it tells. */
export const comparedDraftQuery = (run: string, engineKey: string) =>
  queryOptions<string>({
    queryKey: [...comparisonsKey, 'draft', run, engineKey],
    queryFn: skipToken,
  });

export const scoresQuery = ({ sourceLanguage, targetLanguage }: Direction) =>
  queryOptions({
    queryKey: [...comparisonsKey, 'scores', sourceLanguage, targetLanguage],
    queryFn: ({ signal }) =>
      callApi(endpoints.comparisons.scores, { sourceLanguage, targetLanguage }, { signal }),
    meta: { failure: 'inline' },
  });

export function useVote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: RequestOf<typeof comparisonsApi.vote>) => callApi(endpoints.comparisons.vote, wish),
    onSuccess: () => client.invalidateQueries({ queryKey: [...comparisonsKey, 'scores'] }),
  });
}
