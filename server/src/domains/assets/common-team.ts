/** The team that all of these belong to; null where they differ. */
export function commonTeam(assets: readonly { readonly teamId: string | null }[]): string | null {
  const [first, ...others] = new Set(assets.map(({ teamId }) => teamId));
  return others.length === 0 ? (first ?? null) : null;
}
