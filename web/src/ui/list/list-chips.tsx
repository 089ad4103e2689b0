import { FilterChips } from './filter-chips.tsx';
import type { ListState } from './use-list-state.ts';

interface ListChipsProps<Filter extends string, Value extends string> {
  readonly list: ListState<Filter>;
  readonly filter: Filter;
  readonly label: string;
  /** The first one stands for no filter. */
  readonly values: readonly [Value, ...Value[]];
  readonly words: (value: Value) => string;
  readonly countOf?: (value: Value) => number | undefined;
}

/** A filter of a list as chips, kept in the address. */
export function ListChips<Filter extends string, Value extends string>({
  list,
  filter,
  label,
  values,
  words,
  countOf,
}: ListChipsProps<Filter, Value>) {
  const change = (value: string | undefined) =>
    list.change({ [filter]: value } as Partial<Record<Filter | 'search', string | undefined>>);
  return (
    <FilterChips<Value>
      label={label}
      choices={values.map((value) => {
        const count = countOf?.(value);
        return { value, label: words(value), ...(count === undefined ? {} : { count }) };
      })}
      value={chosenOf(list.filter[filter], values) ?? values[0]}
      onChange={(value) => change(value === values[0] ? undefined : value)}
    />
  );
}

/** The value of a filter, if it is one of these: an address may say anything. */
export function chosenOf<Value extends string>(
  given: string | undefined,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === given);
}
