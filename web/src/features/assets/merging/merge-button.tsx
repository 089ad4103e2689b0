import { MergeCellsOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonButton } from '../../../ui/reason-button.tsx';
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
      <ReasonButton
        size="small"
        icon={<MergeCellsOutlined aria-hidden />}
        reason={ready ? undefined : t(`kind.${merge.kind.name}.merge.needs`)}
        onClick={() => setOpen(true)}
      >
        {t('merge.action')}
      </ReasonButton>
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
