import { entryLayerSchema, entryOriginSchema } from '@transloom/contracts/memory-entries';
import { type FoundInAddress, useFoundInAddress } from '../../../ui/list/use-found-in-address.ts';
import type { EntriesAsked } from './entries.queries.ts';

const ownNames = ['target', 'layer', 'origin', 'field', 'value'] as const;
type OwnName = (typeof ownNames)[number];

export interface EntryFilter extends Omit<FoundInAddress<OwnName>, 'asked'> {
  readonly asked: EntriesAsked & FoundInAddress<OwnName>['asked'];
}

/** The filter of a memory's entries as its address says it. */
export function useEntryFilter(memoryId: string): EntryFilter {
  const found = useFoundInAddress<OwnName>(ownNames);
  const { given, asked, further } = found;
  const layer = entryLayerSchema.safeParse(given.layer).data;
  const origin = entryOriginSchema.safeParse(given.origin).data;
  return {
    ...found,
    further: further + [origin, given.field ?? given.value].filter(Boolean).length,
    asked: {
      memoryId,
      ...asked,
      ...(given.target === undefined ? {} : { targetLanguage: given.target }),
      ...(layer === undefined ? {} : { layer }),
      ...(origin === undefined ? {} : { origin }),
      ...(given.field === undefined ? {} : { field: given.field.slice(0, longestField) }),
      ...(given.value === undefined ? {} : { value: given.value.slice(0, longestField) }),
    },
  };
}

/** An address may be longer than what can be asked. */
const longestField = 200;
