import { accountsApi } from '@transloom/contracts/accounts';
import { callAs } from '@transloom/server/testing/call-as';
import { openBrowser } from '@transloom/server/testing/open-browser';
import { overWire, signUpOverWire } from '@transloom/server/testing/over-wire';
import type { Bench } from './bench.ts';
import { percentile } from './run-load.ts';
import { withProduct } from './with-product.ts';

/** As many as one address may try before it has to prove that a person is there. */
const triesEach = 3;
const addresses = 30;

/** A06: the time of an answer does not say whether an account exists. Both kinds take turns, so that load meets both. */
export const signInTiming: Bench = {
  name: 'signInTiming',
  isLong: true,
  meanings: {
    wrongPasswordP50Ms: {
      meaning: 'Median time to refuse a wrong password of an account',
    },
    unknownAccountP50Ms: { meaning: 'The same for an account that does not exist' },
    differenceMs: { meaning: 'Difference of the two', bound: '< 10' },
  },
  measure: (root) =>
    withProduct(root, async ({ address }) => {
      const product = overWire(address);
      const durations: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let index = 0; index < addresses; index++) {
        // A lock after wrong passwords would answer sooner: each account is tried by one address.
        const user = await signUpOverWire(product, `10.2.${index}.1`);
        const { username } = (await callAs(product, user, accountsApi.userInfo, {})).data;
        for (let turn = 0; turn < triesEach; turn++) {
          durations.known.push(await signInMs(product, username, `10.2.${index}.2`));
          durations.unknown.push(await signInMs(product, `nobody.${index}.${turn}`, `10.2.${index}.3`));
        }
      }
      const known = percentile(durations.known, 50);
      const unknown = percentile(durations.unknown, 50);
      return {
        wrongPasswordP50Ms: known,
        unknownAccountP50Ms: unknown,
        differenceMs: Math.round(Math.abs(known - unknown) * 10) / 10,
      };
    }),
};

type Product = ReturnType<typeof overWire>;

async function signInMs(product: Product, account: string, address: string): Promise<number> {
  const browser = openBrowser(product, { address });
  const started = performance.now();
  await browser.call(accountsApi.signIn, { account, password: 'wrong8word' });
  return performance.now() - started;
}
