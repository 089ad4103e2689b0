import { segmentStates } from '@transloom/contracts/qa-check';
import { issueSeverities } from '@transloom/contracts/quality';
import { chosenOf } from '../../../../ui/list/list-chips.tsx';
import { type ListState, useListState } from '../../../../ui/list/use-list-state.ts';

const names = ['check', 'severity', 'file', 'state'] as const;
type FilterName = (typeof names)[number];

export interface CheckFilter {
  readonly check: string | undefined;
  readonly severity: (typeof issueSeverities)[number] | undefined;
  readonly file: number | undefined;
  readonly state: (typeof segmentStates)[number];
  readonly search: string;
}

/** Which segments are shown, as the address says it. */
export function useCheckFilter(): { readonly list: ListState<FilterName>; readonly filter: CheckFilter } {
  const list = useListState<FilterName>(names);
  const { check, severity, file, state } = list.filter;
  const number = Number(file);
  return {
    list,
    filter: {
      check,
      severity: chosenOf(severity, issueSeverities),
      file: Number.isInteger(number) && number > 0 ? number : undefined,
      state: chosenOf(state, segmentStates) ?? 'open',
      search: list.search,
    },
  };
}

/** The filter as an endpoint takes it: what is not narrowed is left out. */
export function askedOf({ check, severity, file }: CheckFilter) {
  return {
    ...(check === undefined ? {} : { check }),
    ...(severity === undefined ? {} : { severity }),
    ...(file === undefined ? {} : { file }),
  };
}
