import { useQuery } from '@tanstack/react-query';
import type { Memory } from '@transloom/contracts/memories';
import { type MemoryCleaningReason, memoryCleaningReasonSchema } from '@transloom/contracts/memory-cleanings';
import { useState } from 'react';
import { useRealtimeConnected } from '../../../api/use-realtime.ts';
import { useAllows } from '../../../session/permissions.ts';
import { Loadable } from '../../../ui/loadable.tsx';
import { CleaningPanel } from '../../assets/cleaning/cleaning-panel.tsx';
import type { CleaningCommands } from '../../assets/cleaning/cleaning-parts.ts';
import { CheckOptionFields, type CheckOptions, usualOptions } from './check-options.tsx';
import {
  memoryCleaningsQuery,
  useCancelMemoryCleaning,
  useCheckMemory,
  useCleanMemory,
  useUndoMemoryCleaning,
} from './memory-cleanings.queries.ts';
import { MemoryFindings } from './memory-findings.tsx';

const reasons = memoryCleaningReasonSchema.options;

/** Entries of a memory that are of no use: found, looked at, taken out and put back. */
export function MemoryCleaningTab({ memory }: { readonly memory: Memory }) {
  const { memoryId } = memory;
  const editable = useAllows()('memory:edit') && memory.writable;
  const query = useQuery(memoryCleaningsQuery(memoryId, { live: useRealtimeConnected() }));
  const [chosen, setChosen] = useState<CheckOptions>();
  const options = chosen ?? query.data?.[0]?.options ?? usualOptions;
  const commands = useCommands(memoryId, options);
  return (
    <Loadable query={query}>
      {(cleanings) => (
        <CleaningPanel
          cleanings={cleanings}
          reasons={reasons}
          commands={editable ? commands : undefined}
          options={<CheckOptionFields options={options} onChange={setChosen} />}
          findings={({ cleaningId, status }, reason) => (
            <MemoryFindings
              key={`${cleaningId} ${reason}`}
              memory={memory}
              cleaningId={cleaningId}
              reason={memoryCleaningReasonSchema.parse(reason)}
              editable={editable && (status === 'checked' || status === 'stopped')}
            />
          )}
        />
      )}
    </Loadable>
  );
}

function useCommands(memoryId: string, options: CheckOptions): CleaningCommands {
  const check = useCheckMemory();
  const clean = useCleanMemory();
  const undo = useUndoMemoryCleaning();
  const cancel = useCancelMemoryCleaning();
  return {
    check: () => check.mutate({ memoryId, ...options }),
    checking: check.isPending,
    clean: ({ cleaningId }, chosen) =>
      clean.mutateAsync({ memoryId, cleaningId, reasons: chosen as MemoryCleaningReason[] }),
    undo: ({ cleaningId }) => undo.mutateAsync({ memoryId, cleaningId }),
    cancel: ({ job }) => {
      if (job) cancel.mutate(job.jobId);
    },
  };
}
