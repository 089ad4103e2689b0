import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { offlineImportContract, offlineWorkApi } from '@transloom/contracts/offline-work';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useDownload } from '../../../api/use-download.ts';
import { workKey } from '../../../work/use-work.ts';
import { workKind } from '../../../work/work-kind.ts';

export const offlineImport = workKind<typeof offlineImportContract>({
  kind: 'offline-import',
  run: 'task:submit',
  api: endpoints.offlineWork,
});

type Request<Name extends keyof typeof offlineWorkApi> = RequestOf<(typeof offlineWorkApi)[Name]>;

export const offlineChangesQuery = (asked: Request<'offlineChanges'>) =>
  queryOptions({
    queryKey: [...workKey(offlineImport), 'changes', asked],
    queryFn: ({ signal }) => callApi(endpoints.offlineWork.offlineChanges, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'inline' },
  });

export const useChooseChanges = () =>
  useCommand(workKey(offlineImport), (wanted: Request<'chooseChanges'>) =>
    callApi(endpoints.offlineWork.chooseChanges, wanted),
  );

export const useExportPackage = () =>
  useDownload((wanted: Request<'exportPackage'>) => callApi(endpoints.offlineWork.exportPackage, wanted));
