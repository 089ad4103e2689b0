import { useQuery } from '@tanstack/react-query';
import { type MemoryCleaning, memoryCleaningReasonSchema } from '@transloom/contracts/memory-cleanings';
import type { AssetCleaner } from '../../assets/cleaning/asset-cleaning.tsx';
import {
  memoryCleaningsQuery,
  useCancelMemoryCleaning,
  useCheckMemory,
  useCleanMemory,
  useUndoMemoryCleaning,
} from './memory-cleanings.queries.ts';

export const memoryCleaner: AssetCleaner<MemoryCleaning['options']> = {
  reasons: memoryCleaningReasonSchema.options,
  usualOptions: { longest: 2_000, keep: 'newest' },
  useCleanings: (id, live) => useQuery(memoryCleaningsQuery(id, { live })),
  useCheck: useCheckMemory,
  useClean: useCleanMemory,
  useUndo: useUndoMemoryCleaning,
  useCancel: useCancelMemoryCleaning,
};
