import { toMarkup } from '@transloom/core/inline/markup';
import type { EngineTranslation } from '../../engines/translating/translate-texts.ts';
import type { SegmentFill } from './segment-fills.store.ts';

type Translated = Extract<EngineTranslation, { status: 'translated' }>;

/** What an engine's translation makes of an empty segment. */
export function engineFill(
  { id, version }: { readonly id: string; readonly version: number },
  { target, engine, version: engineVersion, codesRestored, faults }: Omit<Translated, 'index' | 'status'>,
): SegmentFill {
  return {
    id,
    baseVersion: version,
    target: toMarkup(target),
    origin: 'engine',
    matchRate: null,
    engine,
    engineVersion,
    codesRestored,
    autoReplaced: false,
    replacements: null,
    engineFaults: faults.length > 0 ? [...faults] : null,
    memoryEntryId: null,
  };
}
