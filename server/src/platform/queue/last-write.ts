import type { Context } from '../context.ts';

/**
 * The last of a job's work, in the transaction that ends the job: who cancels it comes before both, and nothing was done,
 * or after both, and there is nothing to cancel. Like every transaction it may be tried again.
 */
export type LastWrite = (context: Context) => Promise<unknown>;

/** The last write of a job whose work was done before or is no longer wanted. */
export const nothingLeft: LastWrite = async () => undefined;
