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
  list: (memoryId, signal) => callApi(api.listMemoryCleanings, { memoryId }, { signal }),
  findings: ({ id: memoryId, reason, ...asked }, signal) =>
    callApi(api.listMemoryFindings, { ...asked, memoryId, reason: reasonSchema.parse(reason) }, { signal }),
  check: (memoryId, options) => callApi(api.checkMemory, { memoryId, ...options }),
  clean: ({ id: memoryId, cleaningId, reasons }) =>
    callApi(api.cleanMemory, { memoryId, cleaningId, reasons: reasonSchema.array().parse(reasons) }),
  undo: ({ id: memoryId, cleaningId }) => callApi(api.undoMemoryCleaning, { memoryId, cleaningId }),
  exclude: ({ id: memoryId, cleaningId, entryId, excluded }) =>
    callApi(api.excludeMemoryFindings, { memoryId, cleaningId, entryIds: [entryId], excluded }),
});
