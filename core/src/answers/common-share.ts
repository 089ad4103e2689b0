/** Share of all different members of two lists that both have, from 0 to 1; 1 for two empty ones. */
export function commonShare(a: readonly string[], b: readonly string[]): number {
  const [one, other] = [new Set(a), new Set(b)];
  const common = [...one].filter((member) => other.has(member)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 1 : common / all;
}
