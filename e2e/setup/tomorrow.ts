/** A deadline that is not in the way. */
export function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString();
}
