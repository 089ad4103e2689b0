import { interfaceLanguages } from '@transloom/contracts/answer';
import { purchaseSchema } from '@transloom/contracts/payments';
import { z } from 'zod';

export const contractPath = '/api/payment/contracts/{terms}';

const termsSchema = z.object({
  ...purchaseSchema.shape,
  channel: z.literal('wechat').default('wechat'),
  language: z.enum(interfaceLanguages),
});
export type ContractTerms = Pick<
  z.output<typeof termsSchema>,
  'method' | 'orgName' | 'orgId' | 'start' | 'language'
>;

/** The address of a contract says what it is about; the contract is drawn anew whenever somebody opens it. */
export function contractAddress(terms: ContractTerms): string {
  return contractPath.replace('{terms}', Buffer.from(JSON.stringify(terms)).toString('base64url'));
}

/** Undefined for an address that nobody made. */
export function readContractTerms(text: string): ContractTerms | undefined {
  try {
    return termsSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}
