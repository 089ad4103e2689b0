import type { TableLayout } from '@transloom/contracts/assets';
import { useState } from 'react';
import type { Uploads } from '../../../files/use-uploads.ts';
import type { NewAsset } from '../../asset-kind.ts';

export type AssetLanguages = Pick<NewAsset, 'sourceLanguage' | 'targetLanguages'>;

/** What somebody said of the columns of uploaded tables. */
export interface TableLayouts {
  /** Undefined where the table is read as it was recognized. */
  readonly of: (fileId: string) => TableLayout | undefined;
  readonly set: (fileId: string, layout: TableLayout | undefined) => void;
  /** Of the files that are there, as an import takes them. */
  readonly chosen: (TableLayout & { readonly fileId: string })[];
}

/** Columns that were chosen for other languages count no longer. */
export function useTableLayouts(
  { keptIds }: Pick<Uploads, 'keptIds'>,
  languages: AssetLanguages | undefined,
): TableLayouts {
  const [layouts, setLayouts] = useState<ReadonlyMap<string, TableLayout>>(new Map());
  const key = (fileId: string) =>
    JSON.stringify([fileId, languages?.sourceLanguage, languages?.targetLanguages.toSorted()]);
  const of = (fileId: string) => layouts.get(key(fileId));
  return {
    of,
    set: (fileId, layout) =>
      setLayouts((before) => {
        const after = new Map(before);
        if (layout === undefined) after.delete(key(fileId));
        else after.set(key(fileId), layout);
        return after;
      }),
    chosen: keptIds.flatMap((fileId) => {
      const layout = of(fileId);
      return layout === undefined ? [] : [{ ...layout, fileId }];
    }),
  };
}
