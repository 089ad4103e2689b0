import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { alignmentApi, alignmentContract, PairEdit } from '@transloom/contracts/alignment';
import type { RequestOf } from '@transloom/contracts/endpoint';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useDownload } from '../../../api/use-download.ts';
import { workKey } from '../../../work/use-work.ts';
import { workKind } from '../../../work/work-kind.ts';

export const alignments = workKind<typeof alignmentContract>({
  kind: 'alignment',
  run: 'tools:alignmentRouter',
  api: endpoints.alignment,
});

const pairsKey = (workId: string) => [...workKey(alignments), 'pairs', workId] as const;

/** Rows of one page. */
export const rowsTogether = 100;

/** Rows of an alignment by the number of their page, from 0, with what holds for the whole list. */
export const pairsQuery = (workId: string, page: number) =>
  queryOptions({
    queryKey: [...pairsKey(workId), page],
    queryFn: ({ signal }) =>
      callApi(
        endpoints.alignment.listPairs,
        { workId, offset: page * rowsTogether, limit: rowsTogether },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export const pendingQuery = (workId: string) =>
  queryOptions({
    queryKey: [...pairsKey(workId), 'pending'],
    queryFn: ({ signal }) => callApi(endpoints.alignment.pendingPairs, { workId }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'inline' },
  });

export function useEditPairs(workId: string) {
  return useCommand(pairsKey(workId), ({ seen, edit }: { readonly seen: number; readonly edit: PairEdit }) =>
    callApi(endpoints.alignment.editPairs, { workId, seen, edit }),
  );
}

export function useUndo(workId: string) {
  return useCommand(pairsKey(workId), () => callApi(endpoints.alignment.undoEdit, { workId }));
}

export function useRedo(workId: string) {
  return useCommand(pairsKey(workId), () => callApi(endpoints.alignment.redoEdit, { workId }));
}

export function useAlignAgain(workId: string) {
  return useCommand(workKey(alignments), (fromRowId: string | null) =>
    callApi(endpoints.alignment.alignAgain, { workId, fromRowId }),
  );
}

export function useSaveToMemory() {
  return useCommand(
    workKey(alignments),
    (wish: RequestOf<typeof alignmentApi.saveToMemory>) => callApi(endpoints.alignment.saveToMemory, wish),
    'form',
  );
}

export const useExportPairs = () =>
  useDownload((wish: RequestOf<typeof alignmentApi.exportWork>) =>
    callApi(endpoints.alignment.exportWork, wish),
  );

export const languagesQuery = (sourceFileId: string, targetFileId: string | null) =>
  queryOptions({
    queryKey: ['alignment-languages', sourceFileId, targetFileId],
    queryFn: ({ signal }) =>
      callApi(endpoints.alignment.detectLanguages, { sourceFileId, targetFileId }, { signal }),
    meta: { failure: 'inline' },
  });
