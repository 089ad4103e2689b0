import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OutputOf, RequestOf } from '@transloom/contracts/endpoint';
import type { qaCheckApi, qaCheckContract } from '@transloom/contracts/qa-check';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useDownload } from '../../../api/use-download.ts';
import { workKey } from '../../../work/use-work.ts';
import { workKind } from '../../../work/work-kind.ts';

type Api = typeof qaCheckApi;

export const qaChecks = workKind<typeof qaCheckContract>({
  kind: 'qa-check',
  run: 'tools:checkRouter',
  api: endpoints.qaCheck,
});

const checkKey = (workId: string) => [...workKey(qaChecks), 'segments', workId] as const;

export const summaryQuery = (asked: RequestOf<Api['checkSummary']>) =>
  queryOptions({
    queryKey: [...checkKey(asked.workId), 'summary', asked],
    queryFn: ({ signal }) => callApi(endpoints.qaCheck.checkSummary, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const segmentsQuery = (asked: RequestOf<Api['listCheckedSegments']>) =>
  queryOptions({
    queryKey: [...checkKey(asked.workId), 'list', asked],
    queryFn: ({ signal }) => callApi(endpoints.qaCheck.listCheckedSegments, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const fixesQuery = (asked: RequestOf<Api['previewFixes']>) =>
  queryOptions({
    queryKey: [...checkKey(asked.workId), 'fixes', asked],
    queryFn: ({ signal }) => callApi(endpoints.qaCheck.previewFixes, asked, { signal }),
    meta: { failure: 'inline' },
  });

export const useIgnoreIssues = (workId: string) =>
  useCommand(
    checkKey(workId),
    (wish: Omit<RequestOf<Api['ignoreCheckedIssues']>, 'workId'>) =>
      callApi(endpoints.qaCheck.ignoreCheckedIssues, { workId, ...wish }),
    'form',
  );

export const useUnignoreIssues = (workId: string) =>
  useCommand(checkKey(workId), (issueIds: string[]) =>
    callApi(endpoints.qaCheck.unignoreCheckedIssues, { workId, issueIds }),
  );

export const useMarkSegment = (workId: string) =>
  useCommand(checkKey(workId), (wish: Omit<RequestOf<Api['markCheckedSegment']>, 'workId'>) =>
    callApi(endpoints.qaCheck.markCheckedSegment, { workId, ...wish }),
  );

export const useCorrectSegment = (workId: string) =>
  useCommand(
    checkKey(workId),
    (wish: Omit<RequestOf<Api['correctSegment']>, 'workId'>) =>
      callApi(endpoints.qaCheck.correctSegment, { workId, ...wish }),
    'form',
  );

export const useFixIssue = (workId: string) =>
  useCommand(checkKey(workId), (issueId: string) =>
    callApi(endpoints.qaCheck.fixIssues, { workId, issueId }),
  );

type Fixed = OutputOf<Api['fixIssues']>;
type Fixes = Omit<RequestOf<Api['fixIssues']>, 'workId' | 'issueId' | 'after'>;

/** Makes all fixes that a filter leaves, page after page. */
export const useFixAll = (workId: string) =>
  useCommand(
    checkKey(workId),
    async (wish: Fixes) => {
      const done = { mended: 0, refused: 0 };
      for (let after: number | null = 0; after !== null; ) {
        const page: Fixed = await callApi(endpoints.qaCheck.fixIssues, {
          workId,
          ...wish,
          after,
        });
        done.mended += page.mended;
        done.refused += page.refused;
        after = page.next;
      }
      return done;
    },
    'form',
  );

export const useCheckAgain = (workId: string) =>
  useCommand(workKey(qaChecks), () => callApi(endpoints.qaCheck.checkAgain, { workId }));

export const useExportCheck = () =>
  useDownload((wish: RequestOf<Api['exportWork']>) => callApi(endpoints.qaCheck.exportWork, wish));
