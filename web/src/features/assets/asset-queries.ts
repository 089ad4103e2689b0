import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { timers } from '@transloom/contracts/limits';
import { downloadsKey, startDownloadKey } from '../files/downloads.queries.ts';
import type { ListedAsset } from './asset-kind.ts';
import { isUnfinished } from './imports/import-state.ts';

export function isImporting({ lastImports }: Pick<ListedAsset, 'lastImports'>): boolean {
  return lastImports.some(isUnfinished);
}

/** Whether files or entries of others go into it by themselves. */
export function isGrowing(asset: Pick<ListedAsset, 'lastImports' | 'filling'>): boolean {
  return isImporting(asset) || asset.filling === 'running';
}

/** Milliseconds until it is asked again; never where nothing is under way. */
export function pollWhile(underWay: boolean | undefined, live: boolean): number | false {
  return underWay ? timers.preprocessPollMs * (live ? seldomFactor : 1) : false;
}

const seldomFactor = 5;

/** A list that was hidden heard nothing meanwhile, however short that was. */
export const askedWhenShown = { refetchOnMount: 'always' } as const;

/** A command after which whatever lies under the key asks again; a form shows itself why it was refused. */
export function useAssetCommand<Input, Output>(
  queryKey: QueryKey,
  command: (input: Input) => Promise<Output>,
  form?: 'form',
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: command,
    onSettled: () => client.invalidateQueries({ queryKey }),
    ...(form ? { meta: { failure: 'inline' as const } } : {}),
  });
}

/** Starts a download, told of in the panel of downloads. */
export function useDownloadCommand<Input>(
  command: (input: Input) => Promise<{ readonly resourceId: string }>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: startDownloadKey,
    mutationFn: command,
    onSuccess: () => client.invalidateQueries({ queryKey: downloadsKey }),
  });
}
