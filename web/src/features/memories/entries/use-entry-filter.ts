import { entryLayerSchema, entryOriginSchema } from '@transloom/contracts/memory-entries';
import { type FoundInAddress, useFoundInAddress } from '../../assets/list/use-found-in-address.ts';
import type { EntriesAsked } from './entries.queries.ts';

type OwnName = 'target' | 'layer' | 'origin';

export interface EntryFilter extends Omit<FoundInAddress<OwnName>, 'asked'> {
  readonly asked: EntriesAsked & FoundInAddress<OwnName>['asked'];
}

/** The filter of a memory's entries as its address says it. */
export function useEntryFilter(memoryId: string): EntryFilter {
  const found = useFoundInAddress<OwnName>(['target', 'layer', 'origin']);
  const { given, asked, further } = found;
  const layer = entryLayerSchema.safeParse(given.layer).data;
  const origin = entryOriginSchema.safeParse(given.origin).data;
  return {
    ...found,
    further: further + (origin === undefined ? 0 : 1),
    asked: {
      memoryId,
      ...asked,
      ...(given.target === undefined ? {} : { targetLanguage: given.target }),
      ...(layer === undefined ? {} : { layer }),
      ...(origin === undefined ? {} : { origin }),
    },
  };
}
