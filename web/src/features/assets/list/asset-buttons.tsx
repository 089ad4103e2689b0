import { ImportOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../../session/allowed.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import type { RowAction } from '../../../ui/row-action.ts';
import type { AssetKind, ListedAsset } from '../asset-kind.ts';
import { ImportFilesDrawer } from '../imports/import-files-drawer.tsx';
import { useClosedReason } from '../use-closed-reason.ts';

interface AssetButtonsProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly asset: One;
  readonly actions: readonly RowAction[];
}

/** Import files, and what concerns the asset as a whole behind “more”. */
export function AssetButtons<One extends ListedAsset>({ kind, asset, actions }: AssetButtonsProps<One>) {
  const { t } = useTranslation('assets');
  const [importing, setImporting] = useState(false);
  const closed = useClosedReason(kind, asset);
  return (
    <>
      <Allowed keys={kind.editKey}>
        <ReasonButton
          icon={<ImportOutlined aria-hidden />}
          reason={closed}
          onClick={() => setImporting(true)}
        >
          {t('importFiles.action')}
        </ReasonButton>
      </Allowed>
      <MoreMenu actions={actions} />
      <ImportFilesDrawer kind={kind} asset={asset} open={importing} onClose={() => setImporting(false)} />
    </>
  );
}
