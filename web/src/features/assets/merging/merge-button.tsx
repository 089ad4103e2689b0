import { MergeCellsOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedAsset } from '../asset-kind.ts';
import type { AssetMerge } from './asset-merge.ts';
import { MergeDrawer } from './merge-drawer.tsx';

interface MergeButtonProps<One extends ListedAsset> {
  readonly merge: AssetMerge<One>;
  readonly assets: readonly One[];
  readonly onMerged: () => void;
}

/** For two or more that fit into one; says what stands in the way before anything is asked of the server. */
export function MergeButton<One extends ListedAsset>({ merge, assets, onMerged }: MergeButtonProps<One>) {
  const { t } = useTranslation('assets');
  const [open, setOpen] = useState(false);
  const ready = assets.length > 1 && merge.fits(assets);
  return (
    <>
      <Tooltip title={ready ? undefined : t(`kind.${merge.kind.name}.merge.needs`)}>
        <Button
          size="small"
          icon={<MergeCellsOutlined aria-hidden />}
          disabled={!ready}
          onClick={() => setOpen(true)}
        >
          {t('merge.action')}
        </Button>
      </Tooltip>
      <MergeDrawer
        merge={merge}
        assets={assets}
        open={open}
        onClose={() => setOpen(false)}
        onMerged={() => {
          setOpen(false);
          onMerged();
        }}
      />
    </>
  );
}
