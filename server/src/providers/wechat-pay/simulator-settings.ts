import type { SimulatedBook } from './simulated-book.ts';
import type { SimulatedKeys } from './simulated-keys.ts';

/** What can be wrong with an answer of the gateway. */
export type GatewayFault =
  | 'unsigned'
  | 'sign-test'
  | 'wrong-serial'
  | 'clock'
  | 'error-after-commit'
  | 'silent-after-commit'
  | 'wrong-bill-hash'
  | 'short-bill';

export interface PaySimulatorSettings {
  readonly appId: string;
  readonly merchantId: string;
  /** Serial numbers of the key of the merchant and of the gateway's. */
  readonly merchantSerial: string;
  readonly gatewaySerial: string;
  readonly apiKey: string;
  readonly keys: SimulatedKeys;
  readonly book: SimulatedBook;
  readonly now: () => Date;
}
