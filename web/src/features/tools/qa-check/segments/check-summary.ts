import type { OutputOf } from '@transloom/contracts/endpoint';
import type { qaCheckApi } from '@transloom/contracts/qa-check';

/** Files and checks of a QA check with the number of their issues. */
export type CheckSummary = OutputOf<typeof qaCheckApi.checkSummary>;
