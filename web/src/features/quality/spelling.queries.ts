import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { spellingApi } from '@transloom/contracts/spelling';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { useCommand } from '../../api/use-command.ts';

const wordsKey = ['quality', 'spelling-words'] as const;

export const spellingWordsQuery = queryOptions({
  queryKey: wordsKey,
  queryFn: ({ signal }) => callApi(endpoints.spelling.spellingWords, {}, { signal }),
  meta: { failure: 'inline' },
});

export const useAddWords = () =>
  useCommand(
    wordsKey,
    (input: RequestOf<typeof spellingApi.addSpellingWords>) =>
      callApi(endpoints.spelling.addSpellingWords, input),
    'form',
  );

export const useRemoveWords = () =>
  useCommand(wordsKey, (input: RequestOf<typeof spellingApi.removeSpellingWords>) =>
    callApi(endpoints.spelling.removeSpellingWords, input),
  );
