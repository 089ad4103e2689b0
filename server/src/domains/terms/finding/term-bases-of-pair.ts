import type { LanguagePair } from '@transloom/core/language/language-pair';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { Context } from '../../../platform/context.ts';
import { type AssetViewer, assetViewer, maySeeAsset } from '../../assets/asset-viewer.ts';
import { successorOf } from '../../assets/merged-asset.ts';
import { findTermBaseUses, type TermBaseUse } from '../in-projects/project-term-bases.store.ts';
import { findTermBases, type TermBaseRow } from '../terms.store.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/**
 * Bases that have both languages, as source or target: those a project names, in its order, else those the actor sees,
 * default ones first, then by priority and name. What is added in a project is found in it, so the base that takes it
 * is among them.
 */
export async function termBasesOfPair(
  context: Reader,
  pair: LanguagePair,
  projectId?: string,
): Promise<readonly TermBaseRow[]> {
  const { db } = context;
  const viewer = await assetViewer(context, 'term');
  const bases = await basesWith(db, pair);
  const seen = basesSeen(bases, viewer);
  const uses = projectId === undefined ? [] : await findTermBaseUses(db, projectId);
  if (uses.length === 0) return seen;
  const named = namedBases(bases, uses);
  const known = new Set(named.map(({ id }) => id));
  const [taking] = basesToFill({ bases, seen, uses, viewer });
  return taking === undefined || known.has(taking.id) ? named : [...named, taking];
}

/** The term bases that take terms added in the editor; the first is the default choice. */
export async function termBasesToFill(
  context: Reader,
  pair: LanguagePair,
  projectId?: string,
): Promise<readonly TermBaseRow[]> {
  const { db } = context;
  const viewer = await assetViewer(context, 'term');
  const bases = await basesWith(db, pair);
  const uses = projectId === undefined ? [] : await findTermBaseUses(db, projectId);
  return basesToFill({ bases, seen: basesSeen(bases, viewer), uses, viewer });
}

async function basesWith(db: Reader['db'], pair: LanguagePair): Promise<readonly TermBaseRow[]> {
  return (await findTermBases(db)).filter(
    (base) =>
      languageOfBase(base, pair.sourceLanguage) !== undefined &&
      languageOfBase(base, pair.targetLanguage) !== undefined,
  );
}

function basesSeen(bases: readonly TermBaseRow[], viewer: AssetViewer): readonly TermBaseRow[] {
  return bases
    .filter((base) => maySeeAsset(viewer, base) && base.mergedInto === null)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.priority - b.priority);
}

function namedBases(bases: readonly TermBaseRow[], uses: readonly TermBaseUse[]): readonly TermBaseRow[] {
  return uses
    .filter(({ reads, writes }) => reads || writes)
    .flatMap(({ termBaseId }) => bases.filter(({ id }) => id === termBaseId));
}

interface Fillable {
  readonly bases: readonly TermBaseRow[];
  readonly seen: readonly TermBaseRow[];
  readonly uses: readonly TermBaseUse[];
  readonly viewer: AssetViewer;
}

/**
 * A project lends bases to be read; into one that somebody does not see they add nothing. Of a base that was merged into
 * another one, that other one takes what is added.
 */
function basesToFill({ bases, seen, uses, viewer }: Fillable): readonly TermBaseRow[] {
  const named = uses
    .filter(({ writes }) => writes)
    .flatMap(({ termBaseId }) => successorOf(bases, termBaseId) ?? [])
    .filter((base) => base.writable && maySeeAsset(viewer, base));
  return named.length > 0 ? [...new Set(named)] : seen.filter(({ writable }) => writable);
}

/** The base's own tag for a language: the same, else that of a variant. */
export function languageOfBase(
  { sourceLanguage, targetLanguages }: Pick<TermBaseRow, 'sourceLanguage' | 'targetLanguages'>,
  wanted: string,
): string | undefined {
  const languages = [sourceLanguage, ...targetLanguages];
  return (
    languages.find((language) => compareLanguages(language, wanted) === 'same') ??
    languages.find((language) => compareLanguages(language, wanted) !== 'different')
  );
}
