/** The words of each value of a choice. */
export function wordsOf<Value extends string>(
  values: readonly Value[],
  word: (value: Value) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [value, word(value)]));
}
