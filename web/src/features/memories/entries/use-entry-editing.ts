import type { MemoryEntry } from '@transloom/contracts/memory-entries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isNotFound } from '../../../api/api-error.ts';
import { useTypedTexts } from '../../../session/typed-texts.ts';
import { useChangeEntry } from './entries.queries.ts';
import { type EntryFault, faultOf } from './entry-fault.ts';

export type Side = 'source' | 'target';

interface Typed {
  readonly entry: MemoryEntry;
  readonly source: string;
  readonly target: string;
}

export interface EntryEditing {
  /** False also where it may be changed no more while somebody is at it: what was typed stays to be copied. */
  readonly editable: boolean;
  /** The entry that is being changed. */
  readonly typed: Typed | undefined;
  readonly fault: EntryFault | undefined;
  readonly failure: string | undefined;
  /** The entry as somebody else has changed it since, where that is why it could not be saved. */
  readonly theirs: MemoryEntry | undefined;
  readonly saving: boolean;
  readonly start: (entry: MemoryEntry) => void;
  readonly type: (side: Side, text: string) => void;
  readonly save: () => void;
  /** On top of what somebody else has changed. */
  readonly saveOver: () => void;
  readonly giveUp: () => void;
}

interface EditingWish {
  readonly editable: boolean;
  /** Is changed from the beginning. */
  readonly first?: MemoryEntry;
  /** After a change was saved or given up. */
  readonly onEnd?: () => void;
}

/** One entry at a time, changed where it stands in the list, whose entries are as they are by now. */
export function useEntryEditing(
  memoryId: string,
  entries: readonly MemoryEntry[],
  { editable, first, onEnd }: EditingWish,
): EntryEditing {
  const [typed, setTyped] = useState(first && typedOf(first));
  const { t } = useTranslation(['memories', 'assets']);
  const change = useChangeEntry();
  const fault = typed && faultOf(typed);
  useTypedTexts(changedTexts(typed).map(({ side, text }) => ({ label: t(`entry.${side}`), text })));
  const theirs =
    change.error instanceof ApiError && change.error.code === 'memory.entry-changed'
      ? entries.find(({ entryId }) => entryId === typed?.entry.entryId)
      : undefined;
  const giveUp = () => {
    setTyped(undefined);
    change.reset();
    onEnd?.();
  };
  const save = (entry: MemoryEntry | undefined) => {
    if (typed === undefined || entry === undefined || fault !== undefined || change.isPending || !editable)
      return;
    const { source: sourceMarkup, target: targetMarkup } = typed;
    if (sourceMarkup === entry.sourceMarkup && targetMarkup === entry.targetMarkup) return giveUp();
    const { entryId, updatedAt } = entry;
    change.mutate({ memoryId, entryId, updatedAt, sourceMarkup, targetMarkup }, { onSuccess: giveUp });
  };
  return {
    editable,
    typed,
    fault,
    failure: isNotFound(change.error) ? t('assets:entryGone.hint') : change.error?.message,
    theirs,
    saving: change.isPending,
    start: (entry) => {
      change.reset();
      setTyped(typedOf(entry));
    },
    type: (side, text) => setTyped((now) => now && { ...now, [side]: text }),
    save: () => save(typed?.entry),
    saveOver: () => save(theirs),
    giveUp,
  };
}

/** Where somebody has typed. */
function changedTexts(typed: Typed | undefined): readonly { readonly side: Side; readonly text: string }[] {
  if (typed === undefined) return [];
  const { entry, source, target } = typed;
  return [
    ...(source === entry.sourceMarkup ? [] : [{ side: 'source', text: source } as const]),
    ...(target === entry.targetMarkup ? [] : [{ side: 'target', text: target } as const]),
  ];
}

function typedOf(entry: MemoryEntry): Typed {
  return { entry, source: entry.sourceMarkup, target: entry.targetMarkup };
}
