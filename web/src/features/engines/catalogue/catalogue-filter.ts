import type { CatalogueEngine } from '@transloom/contracts/engines';
import { compareLanguages } from '@transloom/core/language/language-tag';

export const filterNames = ['q', 'kind', 'from', 'to', 'price', 'region', 'state'] as const;
export type CatalogueFilter = { readonly [Name in (typeof filterNames)[number]]?: string | undefined };

export interface ListedEngine extends CatalogueEngine {
  readonly kind: string;
  /** As people call it. */
  readonly shownName: string;
}

export const priceKinds = ['none', 'listed', 'unknown'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** Whether a vendor is to be paid, and whether it says how much. */
export function priceKind({ price, local, ownServer }: CatalogueEngine): PriceKind {
  if (price !== null) return 'listed';
  return local || ownServer ? 'none' : 'unknown';
}

/** The engines that every part of a filter lets through. */
export function filterEngines(
  engines: readonly ListedEngine[],
  { q = '', kind, from, to, price, region, state }: CatalogueFilter,
): readonly ListedEngine[] {
  const words = q.trim().toLowerCase();
  return engines.filter(
    (engine) =>
      `${engine.vendor} ${engine.shownName}`.toLowerCase().includes(words) &&
      fits(kind, engine.kind) &&
      fits(region, engine.region) &&
      fits(state, engine.state) &&
      fits(price, priceKind(engine)) &&
      translates(engine, from) &&
      translates(engine, to),
  );
}

function fits(wanted: string | undefined, own: string): boolean {
  return wanted === undefined || wanted === own;
}

/** Engines of which only the connected one can tell are shown for every language. */
function translates({ languages }: CatalogueEngine, tag: string | undefined): boolean {
  if (tag === undefined || languages === null || languages === 'all') return true;
  return languages.some((language) => compareLanguages(language, tag) !== 'different');
}
