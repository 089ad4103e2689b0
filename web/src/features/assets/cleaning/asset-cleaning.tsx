import type { CleaningReason } from '@transloom/contracts/cleanings';
import { type ReactNode, useState } from 'react';
import { useRealtimeConnected } from '../../../api/use-realtime.ts';
import { Loadable } from '../../../ui/loadable.tsx';
import type { AssetCleaner } from './asset-cleaner.ts';
import { CleaningPanel } from './cleaning-panel.tsx';
import type { CleaningCommands, CleaningWords } from './cleaning-parts.ts';
import type { Cleaning } from './cleaning-state.ts';

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
