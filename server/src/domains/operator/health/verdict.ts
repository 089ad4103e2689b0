import type { HealthFinding } from '@transloom/contracts/operator-health';
import type { LongRequestContext } from '../../../platform/context.ts';

export type Verdict = Omit<HealthFinding, 'check'>;
/** Looks at one thing. What it throws counts as bad. */
export type Check = (context: LongRequestContext) => Promise<Verdict>;

export const good = (facts: string): Verdict => ({ state: 'good', facts });
export const warning = (facts: string): Verdict => ({ state: 'warning', facts });
export const bad = (facts: string): Verdict => ({ state: 'bad', facts });
