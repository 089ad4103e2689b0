import type { Wallet } from '@transloom/contracts/billing';
import type { Context } from '../../platform/context.ts';

export interface WorkHold {
  readonly workId: string;
  readonly kind: string;
  readonly wallet: Wallet;
  /** In units of the wallet. */
  readonly amount: number;
}

/** How work pays: what it may cost at most is held while it waits or runs; then what it has used is captured. */
export interface WorkCharges {
  /** Gives the id of the hold. @throws {AppError} where the wallet has less */
  hold(context: Context, hold: WorkHold): Promise<string>;
  /** Ends the hold: `used` of it is paid, and the rest is free again. */
  capture(
    context: Context,
    hold: WorkHold & { readonly holdId: string; readonly used: number },
  ): Promise<void>;
}
