import { compareLanguages } from '@transloom/core/language/language-tag';
import { type AssetViewer, maySeeAsset, type OwnedAsset } from './asset-viewer.ts';

interface AssetFilter {
  readonly source?: string | undefined;
  readonly tab: 'all' | 'self-built' | 'default' | 'mine';
  readonly title?: string | undefined;
  readonly teamId?: string | undefined;
}

interface FilteredAsset extends OwnedAsset {
  readonly name: string;
  readonly sourceLanguage: string;
  readonly automatic: boolean;
}

/** Whether somebody sees an asset and its own columns fit the filter of a list; targets and defaults are not compared. */
export function isListedFor(
  viewer: AssetViewer,
  { source, tab, title = '', teamId }: AssetFilter,
): (asset: FilteredAsset) => boolean {
  const part = title.toLowerCase();
  return (asset) =>
    maySeeAsset(viewer, asset) &&
    (teamId === undefined || asset.teamId === teamId) &&
    !(tab === 'self-built' && asset.automatic) &&
    !(tab === 'mine' && asset.creatorId !== viewer.userId) &&
    asset.name.toLowerCase().includes(part) &&
    hasLanguage([asset.sourceLanguage], source);
}

/** Whether one of the languages is the wanted one or a variant of it; any where none is wanted. */
export function hasLanguage(languages: readonly string[], wanted: string | undefined): boolean {
  if (wanted === undefined) return true;
  return languages.some((language) => compareLanguages(language, wanted) !== 'different');
}
