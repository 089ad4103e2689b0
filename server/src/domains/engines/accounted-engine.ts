import type { LongContext } from '../../platform/context.ts';
import { EngineError } from '../../providers/machine-translation/engine-error.ts';
import type {
  Engine,
  EnginePrice,
  EngineSegment,
  TokenUse,
} from '../../providers/machine-translation/engine-vendor.ts';
import {
  type Cost,
  captureCharacters,
  holdCharacters,
  type UsageModule,
} from '../billing/hold-characters.ts';
import { requestCost } from './list-price.ts';

export interface EngineAccount {
  readonly engineKey: string;
  readonly module: UsageModule;
  /** Characters; null for no limit. */
  readonly monthlyLimit: number | null;
  /** Of an engine of the installation: most characters a month for all organizations together. */
  readonly shared?: { readonly monthlyLimit: number | null } | undefined;
  /** Absent where nobody knows it. */
  readonly price?: EnginePrice | undefined;
}

/**
 * The engine, whose every request holds its characters before and captures those translated after. A second request
 * for a text counts again, as it does at the vendor.
 */
export function accountedEngine(context: LongContext, engine: Engine, account: EngineAccount): Engine {
  const { write } = engine;
  return {
    ...engine,
    translate: (request) =>
      accounted(context, account, {
        characters: countCharacters(request.segments),
        ask: () => engine.translate(request),
        usedOf: ({ results }) =>
          countCharacters(request.segments.filter((_, i) => results[i]?.status === 'translated')),
      }),
    ...(write && {
      write: (request) => {
        const characters = [...request.text].length;
        return accounted(context, account, {
          characters,
          ask: () => write(request),
          usedOf: () => characters,
        });
      },
    }),
  };
}

interface AccountedRequest<Answer> {
  readonly characters: number;
  ask(): Promise<Answer>;
  /** Of the characters, those that were of use. */
  usedOf(answer: Answer): number;
}

async function accounted<Answer extends { readonly tokens?: TokenUse }>(
  context: LongContext,
  account: EngineAccount,
  { characters, ask, usedOf }: AccountedRequest<Answer>,
): Promise<Answer> {
  const { engineKey, module, monthlyLimit, shared } = account;
  const wish = { engineKey, module, monthlyLimit, shared, characters: Math.max(1, characters) };
  const hold = await context.transact((short) => holdCharacters(short, wish));
  if (hold.status === 'refused') throw refusal(hold.by, account);
  const { holdId } = hold;
  const settle = (used: number, cost?: Cost) =>
    context.transact((short) => captureCharacters(short, { holdId, held: account, characters: used, cost }));
  let answer: Answer;
  try {
    answer = await ask();
  } catch (error) {
    await settle(0);
    throw error;
  }
  const used = usedOf(answer);
  await settle(used, requestCost(account.price, { characters: used, tokens: answer.tokens }));
  return answer;
}

function refusal(by: 'organization' | 'installation', { monthlyLimit, shared }: EngineAccount): EngineError {
  return by === 'organization'
    ? new EngineError('budget', `more than ${monthlyLimit} a month`)
    : new EngineError('shared-budget', `more than ${shared?.monthlyLimit} a month for all`);
}

/** Code points without codes, spaces included, as the specification counts them. */
function countCharacters(segments: readonly EngineSegment[]): number {
  return segments.reduce((sum, { source }) => sum + [...source.text].length, 0);
}
