import type { EngineConnection } from '@transloom/contracts/engines';
import { formatMoney } from '../../i18n/format.ts';

/** Whatever costs at all is not shown as nothing. */
const leastShown = 0.01;

export function costText({ currency, amount }: EngineConnection['usedCosts'][number]): string {
  return formatMoney({ currency, amount: amount > 0 ? Math.max(leastShown, amount) : 0 });
}
