import type { RequestOf } from '@transloom/contracts/endpoint';
import type { ownChecksApi } from '@transloom/contracts/own-checks';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ownChecksKey } from '../../project-settings/own-checks.queries.ts';

type Api = typeof ownChecksApi;

/** Adds a check, or changes the one whose id and version are given. */
export const useSaveOwnCheck = () =>
  useCommand(
    ownChecksKey,
    (check: RequestOf<Api['addOwnCheck']> & { readonly ownCheckId?: string; readonly version?: number }) => {
      const { ownCheckId, version, ...fields } = check;
      return ownCheckId === undefined || version === undefined
        ? callApi(endpoints.ownChecks.addOwnCheck, fields)
        : callApi(endpoints.ownChecks.changeOwnCheck, { ownCheckId, version, ...fields });
    },
    'form',
  );

export const useEnableOwnCheck = () =>
  useCommand(ownChecksKey, (wish: RequestOf<Api['enableOwnCheck']>) =>
    callApi(endpoints.ownChecks.enableOwnCheck, wish),
  );

export const useDeleteOwnCheck = () =>
  useCommand(ownChecksKey, (ownCheckId: string) =>
    callApi(endpoints.ownChecks.deleteOwnCheck, { ownCheckId }),
  );

export const useTryOwnCheck = () =>
  useCommand(
    ownChecksKey,
    (wish: RequestOf<Api['tryOwnCheck']>) => callApi(endpoints.ownChecks.tryOwnCheck, wish),
    'form',
  );
