import type { codePurposeSchema } from '@transloom/contracts/accounts';
import type { z } from 'zod';

/** What a code is asked for; it works for nothing else. */
export type CodePurpose = z.infer<typeof codePurposeSchema>;
