import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { engineUseApi } from '@transloom/contracts/engine-use';
import type { Context } from '../../../platform/context.ts';
import { type EngineMonth, engineMonths } from '../../billing/engine-months.ts';
import { mayChangeEngine } from '../engines.policy.ts';

/** What the engines did that the actor may change, and those of the installation for administrators; month by month. */
export async function readEngineUse(
  context: Context,
  { months }: InputOf<typeof engineUseApi.engineUse>,
): Promise<OutputOf<typeof engineUseApi.engineUse>> {
  const known = await engineMonths(context, months);
  return known.filter(({ ownerId }) => mayChangeEngine(context.actor, ownerId)).map(shownMonth);
}

function shownMonth({ month, engineName, ownerId, costs, ...counts }: EngineMonth) {
  const { engineKey, characters, knownCharacters, calls, failures, tokensRead, tokensWritten } = counts;
  return {
    engineKey,
    name: engineName,
    own: ownerId !== null,
    month: month.toISOString().slice(0, 7),
    characters,
    knownCharacters,
    calls,
    failures,
    tokensRead,
    tokensWritten,
    costs: [...costs],
  };
}
