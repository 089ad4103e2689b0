import { App, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetKind, ListedAsset } from './asset-kind.ts';
import { CreateAssetForm } from './create-asset-form.tsx';
import { FilledAsset } from './filled-asset.tsx';

interface CreateAssetDrawerProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form, and after it what becomes of the files that came with it. */
export function CreateAssetDrawer<One extends ListedAsset>({
  kind,
  open,
  onClose,
}: CreateAssetDrawerProps<One>) {
  const { t } = useTranslation('assets');
  const { message } = App.useApp();
  const [created, setCreated] = useState<One>();
  const finish = (asset: One) => {
    if (asset.lastImports.length > 0) {
      setCreated(asset);
      return;
    }
    message.success(t('create.done', { name: asset.name }));
    onClose();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      afterOpenChange={(opened) => {
        if (!opened) setCreated(undefined);
      }}
      size={520}
      destroyOnHidden
      title={created ? t('create.done', { name: created.name }) : t(`kind.${kind.name}.create`)}
    >
      {created ? (
        <FilledAsset kind={kind} created={created} onClose={onClose} />
      ) : (
        <CreateAssetForm kind={kind} onCreated={finish} onCancel={onClose} />
      )}
    </Drawer>
  );
}
