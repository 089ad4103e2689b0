import type { InputOf } from '@transloom/contracts/endpoint';
import { reachOf } from '@transloom/contracts/role-matrix';
import type { Statement, statementsApi } from '@transloom/contracts/statements';
import { currencySchema } from '@transloom/contracts/task-prices';
import { type PricingUnit, totalPrice } from '@transloom/core/workflow/task-price';
import type { Context } from '../../../platform/context.ts';
import { shownNames } from '../../users/shown-names.ts';
import { findPaidThings, type PaidFilter, type PaidThing } from './statements.store.ts';

type Month = InputOf<typeof statementsApi.myStatement>;

/** What the reader is paid for in a month. */
export async function myStatement(context: Context, { month }: Month): Promise<Statement[]> {
  return statementsOf(context, { ...stretchOf(month), userId: context.actor.userId });
}

/** What everybody is paid for in a month; owners of a team see the projects they made. */
export async function allStatements(context: Context, { month }: Month): Promise<Statement[]> {
  const { role, userId } = context.actor;
  const creatorId = reachOf(role, 'task:price') === 'all' ? undefined : userId;
  return statementsOf(context, { ...stretchOf(month), creatorId });
}

function stretchOf(month: string): Pick<PaidFilter, 'from' | 'to'> {
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  return { from, to };
}

async function statementsOf(context: Context, filter: PaidFilter): Promise<Statement[]> {
  const things = await findPaidThings(context.db, filter);
  const byPerson = Map.groupBy(things, ({ userId }) => userId);
  const names = await shownNames(context, [...byPerson.keys()]);
  return [...byPerson]
    .map(([userId, some]) => statementOf(userId, names.get(userId) ?? '', some))
    .toSorted((one, other) => one.username.localeCompare(other.username));
}

function statementOf(userId: string, username: string, things: readonly PaidThing[]): Statement {
  const lines = things.map((thing) => ({
    at: thing.at.toISOString(),
    what: thing.what,
    taskId: thing.taskId,
    project: thing.project,
    document: thing.document,
    kind: thing.kind as Statement['lines'][number]['kind'],
    billableWords: thing.billableWords,
    currency: currencySchema.safeParse(thing.currency).data ?? null,
    amount: amountOf(thing),
  }));
  const byCurrency = Map.groupBy(
    lines.flatMap(({ currency, amount }) => (currency === null ? [] : [{ currency, amount: amount ?? 0 }])),
    ({ currency }) => currency,
  );
  return {
    userId,
    username,
    lines,
    billableWords: lines.reduce((sum, { billableWords }) => sum + billableWords, 0),
    sums: [...byCurrency].map(([currency, some]) => ({
      currency,
      total: some.reduce((sum, { amount }) => sum + amount, 0),
    })),
  };
}

function amountOf({ unitPrice, per, extraFee, billableWords, amount }: PaidThing): number | null {
  if (amount !== null) return Number(amount);
  if (unitPrice === null || per === null) return null;
  const price = { unitPrice: Number(unitPrice), per: per as PricingUnit, extraFee: Number(extraFee ?? 0) };
  return totalPrice({ ...price, billableWords });
}
