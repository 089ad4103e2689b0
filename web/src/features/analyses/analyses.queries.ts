import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { analysesApi, analysisContract } from '@transloom/contracts/analyses';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { rateSchemesApi } from '@transloom/contracts/rate-schemes';
import { isUnderWay } from '@transloom/contracts/work';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { pollWhile } from '../../api/poll-while.ts';
import { useCommand } from '../../api/use-command.ts';
import { useDownload } from '../../api/use-download.ts';
import { useLiveNews } from '../../api/use-live-news.ts';
import { workKey } from '../../work/use-work.ts';
import { type WorkIn, workKind } from '../../work/work-kind.ts';

export const analyses = workKind<typeof analysisContract>({
  kind: 'analysis',
  run: 'project:manage',
  api: endpoints.analyses,
});

export type AnalysisWork = WorkIn<typeof analysisContract>;

/** The analyses of a project, newest first; asked again while one is being made. */
export function useProjectAnalyses(projectId: string) {
  const queryKey = [...workKey(analyses), 'of-project', projectId];
  const isMeant = ({ kind }: { readonly kind: string }) => kind === analyses.kind;
  const live = useLiveNews({ news: 'work-changed', queryKey, isMeant });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(endpoints.analyses.projectAnalyses, { projectId }, { signal }),
    refetchInterval: ({ state }) =>
      pollWhile(
        state.data?.some(({ status }) => isUnderWay(status)),
        live,
      ),
    meta: { failure: 'inline' },
  });
}

/** A snapshot never changes. */
export const analyzedDocumentsQuery = (analysisId: string) =>
  queryOptions({
    queryKey: [...workKey(analyses), 'documents', analysisId],
    queryFn: ({ signal }) => callApi(endpoints.analyses.analyzedDocuments, { analysisId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'inline' },
  });

export const analyzedSegmentsQuery = (asked: RequestOf<typeof analysesApi.analyzedSegments>) =>
  queryOptions({
    queryKey: [...workKey(analyses), 'segments', asked],
    queryFn: ({ signal }) => callApi(endpoints.analyses.analyzedSegments, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const useExportAnalysis = () =>
  useDownload((wanted: RequestOf<typeof analysesApi.exportWork>) =>
    callApi(endpoints.analyses.exportWork, wanted),
  );

const schemesKey = ['rate-schemes'] as const;

export const rateSchemesQuery = queryOptions({
  queryKey: [...schemesKey, 'list'],
  queryFn: ({ signal }) => callApi(endpoints.rateSchemes.listRateSchemes, {}, { signal }),
  meta: { failure: 'inline' },
});

export const rateSchemeVersionsQuery = (schemeId: string) =>
  queryOptions({
    queryKey: [...schemesKey, 'versions', schemeId],
    queryFn: ({ signal }) => callApi(endpoints.rateSchemes.rateSchemeVersions, { schemeId }, { signal }),
    meta: { failure: 'inline' },
  });

type SchemeRequest<Name extends keyof typeof rateSchemesApi> = RequestOf<(typeof rateSchemesApi)[Name]>;

export const useAddScheme = () =>
  useCommand(
    schemesKey,
    (scheme: SchemeRequest<'addRateScheme'>) => callApi(endpoints.rateSchemes.addRateScheme, scheme),
    'form',
  );
export const useChangeScheme = () =>
  useCommand(
    schemesKey,
    (scheme: SchemeRequest<'changeRateScheme'>) => callApi(endpoints.rateSchemes.changeRateScheme, scheme),
    'form',
  );
export const useDeleteScheme = () =>
  useCommand(schemesKey, (schemeId: string) => callApi(endpoints.rateSchemes.deleteRateScheme, { schemeId }));
