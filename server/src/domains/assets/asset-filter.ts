import { compareLanguages } from '@transloom/core/language/language-tag';
import type { Actor } from '../../platform/context.ts';
import { maySeeAsset } from './may-see-asset.ts';

interface AssetFilter {
  readonly source?: string | undefined;
  readonly tab: 'all' | 'self-built' | 'default' | 'mine';
  readonly title?: string | undefined;
}

interface FilteredAsset {
  readonly name: string;
  readonly shared: boolean;
  readonly creatorId: string;
  readonly sourceLanguage: string;
  readonly automatic: boolean;
}

/** Whether the actor sees an asset and its own columns fit the filter of a list; targets and defaults are not compared. */
export function isListedFor(
  actor: Actor,
  { source, tab, title = '' }: AssetFilter,
): (asset: FilteredAsset) => boolean {
  const part = title.toLowerCase();
  return (asset) =>
    maySeeAsset(actor, asset) &&
    !(tab === 'self-built' && asset.automatic) &&
    !(tab === 'mine' && asset.creatorId !== actor.userId) &&
    asset.name.toLowerCase().includes(part) &&
    hasLanguage([asset.sourceLanguage], source);
}

/** Whether one of the languages is the wanted one or a variant of it; any where none is wanted. */
export function hasLanguage(languages: readonly string[], wanted: string | undefined): boolean {
  if (wanted === undefined) return true;
  return languages.some((language) => compareLanguages(language, wanted) !== 'different');
}
