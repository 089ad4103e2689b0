import {
  termCleaningReasonSchema as reasonSchema,
  type TermCleaning,
  type TermFinding,
} from '@transloom/contracts/term-cleanings';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { cleanerOf } from '../../assets/cleaning/cleaner-of.ts';
import { termsKey } from '../terms.queries.ts';

const api = endpoints.termCleanings;

export const termCleaner = cleanerOf<TermCleaning['options'], TermFinding>({
  reasons: reasonSchema.options,
  usualOptions: { longest: 100, keep: 'newest' },
  queryKey: termsKey,
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
