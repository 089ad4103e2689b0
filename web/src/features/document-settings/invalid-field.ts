/** Says of a field, to eyes and ears, that what stands in it cannot be used. */
export function invalidIf(wrong: boolean) {
  return wrong ? ({ status: 'error', 'aria-invalid': true } as const) : {};
}
