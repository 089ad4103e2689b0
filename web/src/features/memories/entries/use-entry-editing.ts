import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { useState } from 'react';
import { useChangeEntry } from './entries.queries.ts';
import { type EntryFault, faultOf } from './entry-fault.ts';

export type Side = 'source' | 'target';

interface Typed {
  readonly entry: MemoryEntry;
  readonly source: string;
  readonly target: string;
}

export interface EntryEditing {
  /** The entry that is being changed. */
  readonly typed: Typed | undefined;
  readonly fault: EntryFault | undefined;
  readonly failure: string | undefined;
  readonly saving: boolean;
  readonly start: (entry: MemoryEntry) => void;
  readonly type: (side: Side, text: string) => void;
  readonly save: () => void;
  readonly giveUp: () => void;
}

/** One entry at a time, changed where it stands in the list. */
export function useEntryEditing(memoryId: string): EntryEditing {
  const [typed, setTyped] = useState<Typed>();
  const change = useChangeEntry();
  const fault = typed && faultOf(typed);
  const giveUp = () => {
    setTyped(undefined);
    change.reset();
  };
  return {
    typed,
    fault,
    failure: change.error?.message,
    saving: change.isPending,
    start: (entry) => {
      change.reset();
      setTyped({ entry, source: entry.sourceMarkup, target: entry.targetMarkup });
    },
    type: (side, text) => setTyped((now) => now && { ...now, [side]: text }),
    save: () => {
      if (typed === undefined || fault !== undefined || change.isPending) return;
      const { entryId, updatedAt, sourceMarkup, targetMarkup } = typed.entry;
      if (typed.source === sourceMarkup && typed.target === targetMarkup) return giveUp();
      change.mutate(
        { memoryId, entryId, updatedAt, sourceMarkup: typed.source, targetMarkup: typed.target },
        { onSuccess: giveUp },
      );
    },
    giveUp,
  };
}
