import { useQuery } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { Memory } from '@transloom/contracts/memories';
import { type MemoryEntry, type memoryEntriesApi, mostReplaced } from '@transloom/contracts/memory-entries';
import { fromMarkup } from '@transloom/core/inline/markup';
import { replaceWords } from '@transloom/core/inline/replace-words';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loading } from '../../../ui/loadable.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { entriesQuery, useReplaceInEntries } from '../entries/entries.queries.ts';

type Wish = Omit<RequestOf<typeof memoryEntriesApi.replaceInEntries>, 'memoryId' | 'entries'>;

/** An entry that has what is looked for, with the text that changes as it was and as it would be. */
export interface Replaced {
  readonly entry: MemoryEntry;
  readonly before: string;
  readonly after: string;
}

export interface Replacing {
  readonly wish: Wish;
  readonly change: (wish: Partial<Wish>) => void;
  /** Nothing is looked for while `settled` is empty. */
  readonly settled: string;
  readonly query: Loading<readonly Replaced[]>;
  /** How many entries have the words; more than are shown. */
  readonly total: number;
  /** Of those found. */
  readonly chosen: readonly Replaced[];
  readonly choose: (entryIds: readonly string[], chosen: boolean) => void;
  readonly start: () => void;
  readonly pending: boolean;
  readonly error: Error | null;
}

const nothing: Wish = { find: '', replacement: '', side: 'target', matchCase: true, wholeWords: true };

/** The newest entries that have the words, all of them chosen until somebody leaves one out. */
export function useReplacing({ memoryId }: Memory): Replacing {
  const [wish, setWish] = useState(nothing);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const settled = useSettled(wish.find).trim();
  const asked = { memoryId, text: settled, pageNumber: 1, pageSize: mostReplaced };
  const { data, error, refetch } = useQuery({ ...entriesQuery(asked), enabled: settled !== '' });
  const found = data?.records.flatMap((entry) => replacedIn(entry, { ...wish, find: settled }));
  const chosen = (settled === '' ? [] : (found ?? [])).filter(({ entry }) => !leftOut.has(entry.entryId));
  const { start, ...state } = useStart({ memoryId, wish: { ...wish, find: settled }, chosen });
  return {
    wish,
    settled,
    chosen,
    total: data?.total ?? 0,
    query: { data: found, error, refetch },
    change: (changes) => setWish((now) => ({ ...now, ...changes })),
    choose: (entryIds, isChosen) =>
      setLeftOut((now) => {
        const others = [...now].filter((entryId) => !entryIds.includes(entryId));
        return new Set(isChosen ? others : [...others, ...entryIds]);
      }),
    ...state,
    start,
  };
}

/** Nothing where what is looked for stands on the other side, or in other capitals than wished. */
function replacedIn(entry: MemoryEntry, wish: Wish): readonly Replaced[] {
  const before = fromMarkup(wish.side === 'source' ? entry.sourceMarkup : entry.targetMarkup);
  const after = replaceWords(before, wish);
  return after === undefined ? [] : [{ entry, before: before.text, after: after.text }];
}

interface Start {
  readonly memoryId: string;
  readonly wish: Wish;
  readonly chosen: readonly Replaced[];
}

function useStart({ memoryId, wish, chosen }: Start) {
  const { t } = useTranslation('memories');
  const { message } = App.useApp();
  const replace = useReplaceInEntries();
  const tell = ({ changed, merged, left }: { changed: number; merged: number; left: number }) => {
    const words = [t('replace.changed', { count: changed })];
    if (merged > 0) words.push(t('replace.merged', { count: merged }));
    if (left > 0) words.push(t('replace.left', { count: left }));
    message.success(words.join(' '));
  };
  const start = () => {
    if (chosen.length === 0 || replace.isPending) return;
    const entries = chosen.map(({ entry: { entryId, updatedAt } }) => ({ entryId, updatedAt }));
    replace.mutate({ memoryId, entries, ...wish }, { onSuccess: tell });
  };
  return { start, pending: replace.isPending, error: replace.error };
}
