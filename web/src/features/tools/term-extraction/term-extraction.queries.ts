import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { termCompletionContract } from '@transloom/contracts/term-completions';
import type { termExtractionApi, termExtractionContract } from '@transloom/contracts/term-extraction';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useDownload } from '../../../api/use-download.ts';
import { workKey } from '../../../work/use-work.ts';
import { workKind } from '../../../work/work-kind.ts';

type Api = typeof termExtractionApi;

export const termExtractions = workKind<typeof termExtractionContract>({
  kind: 'term-extraction',
  run: 'tools:extractionRouter',
  api: endpoints.termExtraction,
});

export const termCompletions = workKind<typeof termCompletionContract>({
  kind: 'term-completion',
  run: 'tools:extractionRouter',
  api: endpoints.termCompletions,
});

export const termsKey = (workId: string) => [...workKey(termExtractions), 'terms', workId] as const;

export const extractedTermsQuery = (asked: RequestOf<Api['listTerms']>) =>
  queryOptions({
    queryKey: [...termsKey(asked.workId), asked],
    queryFn: ({ signal }) => callApi(endpoints.termExtraction.listTerms, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const useChangeTerm = (workId: string) =>
  useCommand(termsKey(workId), (change: Omit<RequestOf<Api['changeTerm']>, 'workId'>) =>
    callApi(endpoints.termExtraction.changeTerm, { workId, ...change }),
  );

export const useConfirmTerms = (workId: string) =>
  useCommand(termsKey(workId), (wish: Omit<RequestOf<Api['confirmTerms']>, 'workId'>) =>
    callApi(endpoints.termExtraction.confirmTerms, { workId, ...wish }),
  );

export const useSaveTerms = (workId: string) =>
  useCommand(
    termsKey(workId),
    (termBase: RequestOf<Api['saveToTermBase']>['termBase']) =>
      callApi(endpoints.termExtraction.saveToTermBase, { workId, termBase }),
    'form',
  );

export const useExportTerms = () =>
  useDownload((wish: RequestOf<Api['exportWork']>) => callApi(endpoints.termExtraction.exportWork, wish));
