import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveNews } from '../../api/use-live-news.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { AssetKind, AssetsAsked, ListedAsset } from './asset-kind.ts';
import { importState } from './imports/import-state.ts';
import { isImporting } from './is-growing.ts';

/**
 * All assets of a kind, and those that are asked for, kept up to date while files go into them; the end of an import
 * is also told in passing.
 */
export function useLiveAssets<One extends ListedAsset>(kind: AssetKind<One>, asked: AssetsAsked) {
  const live = useLiveNews(kind);
  const all = kind.useList({}, live).data;
  useReports(kind, all);
  return { all, shown: kind.useList(asked, live) };
}

/** The list is kept while other pages are shown, and tells of what ended meanwhile when it is shown again. */
function useReports<One extends ListedAsset>(
  { idOf }: AssetKind<One>,
  assets: readonly One[] | undefined,
): void {
  const { t } = useTranslation('assets');
  const { message } = App.useApp();
  const importing = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const asset of assets ?? []) {
      if (!importing.current.has(idOf(asset)) || isImporting(asset)) continue;
      const { failed, imported } = importState(asset.lastImports);
      const { name } = asset;
      if (failed.length > 0) message.error(t('import.reportFailed', { name, count: failed.length }));
      else message.success(t('import.report', { name, count: imported, imported: formatNumber(imported) }));
    }
    importing.current = new Set((assets ?? []).filter(isImporting).map(idOf));
  }, [assets, idOf, message, t]);
}
