/** Marks a field whose value cannot be used, for eyes and ears. */
export function invalidIf(wrong: boolean) {
  return wrong ? ({ status: 'error', 'aria-invalid': true } as const) : {};
}
