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
  list: (termBaseId, signal) => callApi(api.listTermCleanings, { termBaseId }, { signal }),
  findings: ({ id: termBaseId, reason, ...asked }, signal) =>
    callApi(api.listTermFindings, { ...asked, termBaseId, reason: reasonSchema.parse(reason) }, { signal }),
  check: (termBaseId, options) => callApi(api.checkTermBase, { termBaseId, ...options }),
  clean: ({ id: termBaseId, cleaningId, reasons }) =>
    callApi(api.cleanTermBase, { termBaseId, cleaningId, reasons: reasonSchema.array().parse(reasons) }),
  undo: ({ id: termBaseId, cleaningId }) => callApi(api.undoTermCleaning, { termBaseId, cleaningId }),
  exclude: ({ id: termBaseId, cleaningId, entryId, excluded }) =>
    callApi(api.excludeTermFindings, { termBaseId, cleaningId, entryIds: [entryId], excluded }),
});
