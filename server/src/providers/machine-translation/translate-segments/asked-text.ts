import type { InlineText } from '@transloom/core/inline/inline-text';
import type { EngineFailure, OutputFault } from '../engine-error.ts';
import type { TextFault } from '../engine-vendor.ts';

/** The result of one text that was sent to an engine. */
export type AskedText =
  | {
      readonly status: 'translated';
      readonly target: InlineText;
      /** The engine's own answer, if codes were put back into it. */
      readonly answered?: InlineText;
      readonly version: string;
      /** The engine lost codes, which were put back where they likely belong. */
      readonly codesRestored: boolean;
      /** Numbers and terms that are wrong even after a second try. */
      readonly faults: readonly TextFault[];
    }
  | { readonly status: 'failed'; readonly failure: EngineFailure };

/** Whether asking once more may give a better text. */
export function deservesSecondTry(asked: AskedText, readsTerms: boolean): boolean {
  if (asked.status === 'failed') return asked.failure.errorClass === 'bad-output';
  return asked.codesRestored || asked.faults.some(({ kind }) => kind === 'number' || readsTerms);
}

/** The second answer, unless the first has less wrong with it. */
export function better(first: AskedText, second: AskedText | undefined): AskedText {
  if (second === undefined) return first;
  return faultCount(second) <= faultCount(first) ? second : first;
}

function faultCount(asked: AskedText): number {
  if (asked.status === 'failed') return Number.POSITIVE_INFINITY;
  return asked.faults.length + Number(asked.codesRestored);
}

/** Returns the faults to name in the second request. */
export function faultsOf(asked: AskedText | undefined): readonly TextFault[] {
  if (asked?.status !== 'translated') return [];
  return asked.codesRestored ? [{ kind: 'codes' }, ...asked.faults] : asked.faults;
}

/** A translation nothing is wrong with. */
export const unspoiled = { status: 'translated', codesRestored: false, faults: [] } as const;

export function isUnspoiled(asked: AskedText): boolean {
  return asked.status === 'translated' && !asked.codesRestored && asked.faults.length === 0;
}

/** An answer that cannot be used, and why. */
export function badOutput(fault: OutputFault, detail = `no translation: ${fault}`): AskedText {
  return { status: 'failed', failure: { errorClass: 'bad-output', detail, fault } };
}
