import type { QuotaModule } from '@transloom/contracts/billing';
import type { LongContext } from '../../../platform/context.ts';
import { EngineError } from '../../../providers/machine-translation/engine-error.ts';
import type { Engine, EnginePrice, TokenUse } from '../../../providers/machine-translation/engine-vendor.ts';
import type { CalledEngine, EngineCalls } from '../../billing/called-engine.ts';
import { captureQuota } from '../../billing/capture-quota.ts';
import { countEngineCalls } from '../../billing/engine-months.ts';
import { holdQuota } from '../../billing/hold-quota.ts';
import type { QuotaAmount } from '../../billing/ledger/quota-unit.ts';
import type { Cost } from '../../billing/money.ts';
import type { EngineWish, UsedFor } from '../../billing/quota-wish.ts';
import { requestCost } from '../catalogue/list-price.ts';
import {
  countCharacters,
  type ExpectedUse,
  expectedCost,
  expectedUse,
  expectedWriting,
} from '../use/expected-use.ts';
import { holdError } from './hold-error.ts';

export interface EngineAccount extends CalledEngine {
  readonly module: QuotaModule;
  /** What it is asked for; absent for nothing that is kept. */
  readonly object?: UsedFor | undefined;
  /** Whether the vendor is paid with a key of the organization, so that its quota is left alone. */
  readonly paidElsewhere: boolean;
  /** Characters; null for no limit. */
  readonly monthlyLimit: number | null;
  /** Of an engine of the installation: most characters a month for all organizations together. */
  readonly shared?: { readonly monthlyLimit: number | null } | undefined;
  /** Absent where nobody knows it. */
  readonly price?: EnginePrice | undefined;
  /** Most millionths of the price's currency in a month; null for no limit. */
  readonly microsPerMonth: number | null;
}

/**
 * The engine, whose every request holds its characters, and the most it may cost, before and captures those translated
 * after. A second request for a text counts again, as it does at the vendor.
 */
export function accountedEngine(context: LongContext, engine: Engine, account: EngineAccount): Engine {
  const { write } = engine;
  return {
    ...engine,
    translate: (request) =>
      accounted(context, account, {
        expected: expectedUse(request, account.price),
        ask: () => engine.translate(request),
        usedOf: ({ results }) =>
          countCharacters(request.segments.filter((_, i) => results[i]?.status === 'translated')),
      }),
    ...(write && {
      write: (request) => {
        const expected = expectedWriting(request, account.price);
        return accounted(context, account, {
          expected,
          ask: () => write(request),
          usedOf: () => expected.characters,
        });
      },
    }),
  };
}

interface AccountedRequest<Answer> {
  readonly expected: ExpectedUse;
  ask(): Promise<Answer>;
  /** Of the characters, those that were of use. */
  usedOf(answer: Answer): number;
}

async function accounted<Answer extends { readonly tokens?: TokenUse }>(
  context: LongContext,
  account: EngineAccount,
  { expected, ask, usedOf }: AccountedRequest<Answer>,
): Promise<Answer> {
  const { module, object, price, paidElsewhere } = account;
  const wish = {
    module,
    charges: charges(Math.max(1, expected.characters), expectedCost(price, expected, 'most')),
    engine: engineWish(account),
    paidElsewhere,
    object,
  };
  const hold = await context.transact((short) => holdQuota(short, wish));
  if (hold.status === 'refused') throw holdError(hold.by);
  const { holdId } = hold;
  const settle = (characters: number, paid: Cost | undefined, counts: Partial<EngineCalls>) =>
    context.transact(async (short) => {
      await captureQuota(short, { holdId, amounts: charges(characters, paid) });
      await countEngineCalls(short, account, { calls: 1, ...counts });
    });
  let answer: Answer;
  try {
    answer = await ask();
  } catch (error) {
    // Who goes on to something else is no failure of the engine.
    await settle(0, undefined, { failures: error instanceof EngineError ? 1 : 0 });
    throw error;
  }
  const used = usedOf(answer);
  const tokens = sharedTokens(answer.tokens);
  await settle(used, paidCost(account, { expected, used, tokens }), {
    failures: used === 0 && expected.characters > 0 ? 1 : 0,
    tokensRead: tokens?.read ?? 0,
    tokensWritten: tokens?.written ?? 0,
  });
  return answer;
}

/** Characters, and money where a price is known. */
function charges(characters: number, cost: Cost | undefined): readonly QuotaAmount[] {
  const money = cost === undefined ? [] : [{ unit: cost.currency, amount: cost.micros }];
  return [{ unit: 'characters', amount: characters }, ...money];
}

function engineWish(account: EngineAccount): EngineWish {
  const { engineKey, monthlyLimit: charactersPerMonth, microsPerMonth, shared } = account;
  return { engineKey, charactersPerMonth, microsPerMonth, shared };
}

const mostTokens = 1_000_000_000;

/** A vendor may report anything; figures that cannot be counted are ignored. */
function sharedTokens(tokens: TokenUse | undefined): TokenUse | undefined {
  if (tokens === undefined) return undefined;
  const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= mostTokens;
  return isCount(tokens.read) && isCount(tokens.written) ? tokens : undefined;
}

interface AnsweredUse {
  readonly expected: ExpectedUse;
  readonly used: number;
  readonly tokens: TokenUse | undefined;
}

/** Where a budget is to be kept and the vendor tells of no tokens, what was expected counts. */
function paidCost({ price, microsPerMonth }: EngineAccount, use: AnsweredUse): Cost | undefined {
  const { expected, used, tokens } = use;
  const cost = requestCost(price, { characters: used, tokens });
  if (cost !== undefined || microsPerMonth === null) return cost;
  return expectedCost(price, expected, 'usual');
}
