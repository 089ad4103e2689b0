import {
  type MemoryCleaning,
  type MemoryFinding,
  memoryCleaningReasonSchema as reasonSchema,
} from '@transloom/contracts/memory-cleanings';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { cleanerOf } from '../../assets/cleaning/cleaner-of.ts';
import { memoriesKey } from '../memories.queries.ts';

const api = endpoints.memoryCleanings;

export const memoryCleaner = cleanerOf<MemoryCleaning['options'], MemoryFinding>({
  reasons: reasonSchema.options,
  usualOptions: { longest: 2_000, keep: 'newest' },
  queryKey: memoriesKey,
  list: (assetId, signal) => callApi(api.listCleanings, { assetId }, { signal }),
  findings: ({ id: assetId, reason, ...asked }, signal) =>
    callApi(api.listFindings, { ...asked, assetId, reason: reasonSchema.parse(reason) }, { signal }),
  check: (assetId, options) => callApi(api.startCheck, { assetId, ...options }),
  clean: ({ id: assetId, cleaningId, reasons }) =>
    callApi(api.startCleaning, { assetId, cleaningId, reasons: reasonSchema.array().parse(reasons) }),
  undo: ({ id: assetId, cleaningId }) => callApi(api.undoCleaning, { assetId, cleaningId }),
  exclude: ({ id: assetId, cleaningId, entryId, excluded }) =>
    callApi(api.excludeFindings, { assetId, cleaningId, entryIds: [entryId], excluded }),
});
