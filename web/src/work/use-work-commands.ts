import type { WorkContract } from '@transloom/contracts/work';
import { callApi } from '../api/call-api.ts';
import { useCommand } from '../api/use-command.ts';
import { workKey } from './use-work.ts';
import type { OptionsIn, WorkIn, WorkKind } from './work-kind.ts';

/** Starts work in the background. The form that sends it shows a refusal. */
export function useCreateWork<Contract extends WorkContract>(kind: WorkKind<Contract>) {
  return useCommand(
    workKey(kind),
    async (options: OptionsIn<Contract>) =>
      (await callApi(kind.api.createWork, { options })) as WorkIn<Contract>,
    'form',
  );
}

/** Stop, resume, retry, rename and delete, each by the id of the work. */
export function useWorkCommands({ kind, api }: WorkKind) {
  const queryKey = workKey({ kind });
  return {
    stop: useCommand(queryKey, (workId: string) => callApi(api.stopWork, { workId })),
    resume: useCommand(queryKey, (workId: string) => callApi(api.resumeWork, { workId })),
    retry: useCommand(queryKey, (workId: string) => callApi(api.retryWork, { workId })),
    rename: useCommand(queryKey, (named: { readonly workId: string; readonly name: string }) =>
      callApi(api.renameWork, named),
    ),
    remove: useCommand(queryKey, (workId: string) => callApi(api.deleteWork, { workId })),
  };
}
