import { useQuery } from '@tanstack/react-query';
import { type TermCleaning, termCleaningReasonSchema } from '@transloom/contracts/term-cleanings';
import type { AssetCleaner } from '../../assets/cleaning/asset-cleaning.tsx';
import {
  termCleaningsQuery,
  useCancelTermCleaning,
  useCheckTermBase,
  useCleanTermBase,
  useUndoTermCleaning,
} from './term-cleanings.queries.ts';

export const termCleaner: AssetCleaner<TermCleaning['options']> = {
  reasons: termCleaningReasonSchema.options,
  usualOptions: { longest: 100, keep: 'newest' },
  useCleanings: (id, live) => useQuery(termCleaningsQuery(id, live)),
  useCheck: useCheckTermBase,
  useClean: useCleanTermBase,
  useUndo: useUndoTermCleaning,
  useCancel: useCancelTermCleaning,
};
