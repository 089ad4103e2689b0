import { ImportOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../../session/allowed.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import type { RowAction } from '../../../ui/row-action.ts';
import { type AssetKind, type ListedAsset, takesEntries } from '../asset-kind.ts';
import { ImportFilesDrawer } from '../imports/import-files-drawer.tsx';

interface AssetButtonsProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly asset: One;
  readonly actions: readonly RowAction[];
}

/** Import files, and what concerns the asset as a whole behind “more”. */
export function AssetButtons<One extends ListedAsset>({ kind, asset, actions }: AssetButtonsProps<One>) {
  const { t } = useTranslation('assets');
  const [importing, setImporting] = useState(false);
  const takes = takesEntries(asset);
  return (
    <>
      <Allowed keys={kind.editKey}>
        <Tooltip
          title={takes ? undefined : t(`kind.${kind.name}.${asset.writable ? 'merge.merged' : 'readOnly'}`)}
        >
          <Button icon={<ImportOutlined aria-hidden />} disabled={!takes} onClick={() => setImporting(true)}>
            {t('importFiles.action')}
          </Button>
        </Tooltip>
      </Allowed>
      <MoreMenu actions={actions} />
      <ImportFilesDrawer kind={kind} asset={asset} open={importing} onClose={() => setImporting(false)} />
    </>
  );
}
