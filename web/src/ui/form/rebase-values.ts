export type FormValues = Readonly<Record<string, unknown>>;

/** Whether two values of a form are the same; they are values of JSON. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Names of the fields in which two sets of values differ. */
export function changedFields(one: FormValues, other: FormValues): string[] {
  return Object.keys({ ...one, ...other }).filter((name) => !isSameValue(one[name], other[name]));
}

interface Rebased<Values extends FormValues> {
  readonly values: Values;
  /** Fields that this person and somebody else both changed, each differently. */
  readonly conflicts: readonly string[];
}

interface Versions<Values extends FormValues> {
  readonly values: Values;
  /** What the values began with. */
  readonly base: Values;
  /** What is saved now. */
  readonly saved: Values;
}

/** Takes over what somebody else saved, and keeps what this person changed. */
export function rebaseValues<Values extends FormValues>({
  values,
  base,
  saved,
}: Versions<Values>): Rebased<Values> {
  const mine = changedFields(values, base);
  const kept = Object.fromEntries(mine.map((name) => [name, values[name]]));
  const conflicts = mine.filter(
    (name) => !isSameValue(base[name], saved[name]) && !isSameValue(values[name], saved[name]),
  );
  return { values: { ...saved, ...kept }, conflicts };
}
