import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { qualityApi } from '@transloom/contracts/quality';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';

type Api = typeof qualityApi;

const patternsKey = ['projects', 'quality-patterns'] as const;

export const qualityPatternsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...patternsKey, projectId],
    queryFn: ({ signal }) => callApi(endpoints.quality.qualityPatterns, { projectId }, { signal }),
    meta: { failure: 'inline' },
  });

export const useAddPattern = () =>
  useCommand(
    patternsKey,
    (input: RequestOf<Api['addQualityPattern']>) => callApi(endpoints.quality.addQualityPattern, input),
    'form',
  );

export const useChangePattern = () =>
  useCommand(
    patternsKey,
    (input: RequestOf<Api['changeQualityPattern']>) => callApi(endpoints.quality.changeQualityPattern, input),
    'form',
  );

export const useDeletePattern = () =>
  useCommand(patternsKey, (input: RequestOf<Api['deleteQualityPattern']>) =>
    callApi(endpoints.quality.deleteQualityPattern, input),
  );
