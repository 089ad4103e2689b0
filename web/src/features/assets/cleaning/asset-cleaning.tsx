import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { CleaningReason } from '@transloom/contracts/cleanings';
import { type ReactNode, useState } from 'react';
import { useRealtimeConnected } from '../../../api/use-realtime.ts';
import { Loadable } from '../../../ui/loadable.tsx';
import { CleaningPanel } from './cleaning-panel.tsx';
import type { CleaningCommands, CleaningWords } from './cleaning-parts.ts';
import type { Cleaning } from './cleaning-state.ts';

type Command<Input> = () => UseMutationResult<unknown, Error, Input>;

export interface OneCleaning {
  readonly id: string;
  readonly cleaningId: string;
}

export interface CleaningOrder extends OneCleaning {
  readonly reasons: readonly CleaningReason[];
}

/** How one kind is looked through and cleaned. */
export interface AssetCleaner<Options extends object> {
  /** In the order they are shown. */
  readonly reasons: readonly CleaningReason[];
  readonly usualOptions: Options;
  readonly useCleanings: (
    id: string,
    live: boolean,
  ) => UseQueryResult<readonly (Cleaning & { readonly options: Options })[], Error>;
  readonly useCheck: Command<{ readonly id: string; readonly options: Options }>;
  readonly useClean: Command<CleaningOrder>;
  readonly useUndo: Command<OneCleaning>;
  readonly useCancel: Command<string>;
}

interface AssetCleaningProps<Options extends object> {
  readonly cleaner: AssetCleaner<Options>;
  readonly id: string;
  readonly editable: boolean;
  readonly words: CleaningWords;
  /** What counts as of no use. */
  readonly options: (options: Options, onChange: (options: Options) => void) => ReactNode;
  /** Entries that were found for a reason, and whether single ones can be kept. */
  readonly findings: (cleaning: Cleaning, reason: CleaningReason, editable: boolean) => ReactNode;
}

/** Entries of a memory or term base that are of no use: found, looked at, taken out and put back. */
export function AssetCleaning<Options extends object>({
  cleaner,
  id,
  editable,
  words,
  options: fields,
  findings,
}: AssetCleaningProps<Options>) {
  const query = cleaner.useCleanings(id, useRealtimeConnected());
  const [chosen, setChosen] = useState<Options>();
  const options = chosen ?? query.data?.[0]?.options ?? cleaner.usualOptions;
  const commands = useCommands(cleaner, id, options);
  return (
    <Loadable query={query}>
      {(cleanings) => (
        <CleaningPanel
          cleanings={cleanings}
          reasons={cleaner.reasons}
          words={words}
          commands={editable ? commands : undefined}
          options={fields(options, setChosen)}
          findings={(cleaning, reason) =>
            findings(
              cleaning,
              reason,
              editable && (cleaning.status === 'checked' || cleaning.status === 'stopped'),
            )
          }
        />
      )}
    </Loadable>
  );
}

function useCommands<Options extends object>(
  cleaner: AssetCleaner<Options>,
  id: string,
  options: Options,
): CleaningCommands {
  const check = cleaner.useCheck();
  const clean = cleaner.useClean();
  const undo = cleaner.useUndo();
  const cancel = cleaner.useCancel();
  return {
    check: () => check.mutate({ id, options }),
    checking: check.isPending,
    clean: ({ cleaningId }, reasons) => clean.mutateAsync({ id, cleaningId, reasons }),
    undo: ({ cleaningId }) => undo.mutateAsync({ id, cleaningId }),
    cancel: ({ job }) => {
      if (job) cancel.mutate(job.jobId);
    },
  };
}
