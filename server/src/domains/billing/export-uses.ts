import { type billingApi, quotaModuleSchema } from '@transloom/contracts/billing';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { shownNames } from '../users/shown-names.ts';
import { requireUserOfUses } from './require-user-of-uses.ts';
import { selectUses, sumUsesByDay } from './uses.store.ts';

type Asked = InputOf<typeof billingApi.usesByDay>;

const mostLines = 50_000;

export async function usesByDay(
  context: Context,
  asked: Asked,
): Promise<OutputOf<typeof billingApi.usesByDay>> {
  await requireUserOfUses(context, asked.userId);
  const days = await sumUsesByDay(context.db, filterOf(asked));
  return days.map((day) => ({ ...day, module: quotaModuleSchema.catch('api').parse(day.module) }));
}

/** Texts of people are cells and never formulas. */
export async function exportUses(
  context: Context,
  asked: Asked,
): Promise<OutputOf<typeof billingApi.exportUses>> {
  const { db } = context;
  await requireUserOfUses(context, asked.userId);
  const { records } = await selectUses(db, { ...filterOf(asked), offset: 0, count: mostLines });
  const names = await shownNames(
    context,
    records.map(({ userId }) => userId),
  );
  const lines = records.map(({ userId, role, module, characters, tokens, usedAt }) =>
    [usedAt.toISOString(), names.get(userId) ?? '', role ?? '', module, characters, tokens]
      .map(cellOf)
      .join(','),
  );
  return { csv: `\uFEFF${['date,member,role,module,characters,tokens', ...lines].join('\r\n')}\r\n` };
}

function filterOf({ userId, module, from, to }: Asked) {
  const instant = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
  return { userId, module, from: instant(from), to: instant(to) };
}

function cellOf(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
