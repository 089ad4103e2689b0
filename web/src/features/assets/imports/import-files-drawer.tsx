import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { useChangeSearchParams } from '../../../ui/search-params.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { UploadField } from '../../files/upload-field.tsx';
import { useUploadReason } from '../../files/use-upload-reason.ts';
import { useUploads } from '../../files/use-uploads.ts';
import type { AssetKind, ListedAsset } from '../asset-kind.ts';
import { LayerChoice } from '../layer-choice.tsx';
import { TableFiles } from './columns/table-files.tsx';
import { useTableLayouts } from './columns/use-table-layouts.ts';
import { useImportFiles } from './imports.queries.ts';

interface ImportFilesDrawerProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly asset: One;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ImportFilesDrawer<One extends ListedAsset>({ open, ...parts }: ImportFilesDrawerProps<One>) {
  const { t } = useTranslation('assets');
  return (
    <Drawer
      open={open}
      onClose={parts.onClose}
      size={520}
      destroyOnHidden
      title={t('importFiles.title', { name: parts.asset.name })}
    >
      <ImportFiles {...parts} />
    </Drawer>
  );
}

/** Files that go into one that is there; what becomes of them is seen among its imports. */
function ImportFiles<One extends ListedAsset>({
  kind,
  asset,
  onClose,
}: Omit<ImportFilesDrawerProps<One>, 'open'>) {
  const { t } = useTranslation('assets');
  const { keptIds, sending, ...uploads } = useUploads(kind.name);
  const languages = { sourceLanguage: asset.sourceLanguage, targetLanguages: kind.targetsOf(asset) };
  const layouts = useTableLayouts({ keptIds }, languages);
  const importFiles = useImportFiles(kind);
  const changeSearch = useChangeSearchParams();
  const [layer, setLayer] = useState<EntryLayer>('approved');
  const start = () =>
    importFiles.mutate(
      {
        assetId: kind.idOf(asset),
        fileIds: [...keptIds],
        layouts: layouts.chosen,
        ...(kind.hasLayers ? { layer } : {}),
      },
      {
        onSuccess: () => {
          onClose();
          changeSearch({ tab: 'imports' });
        },
      },
    );
  return (
    <Stack gap="md">
      <Text as="p" tone="secondary">
        {t(`kind.${kind.name}.importHint`)}
      </Text>
      <UploadField uploads={{ ...uploads, keptIds, sending }} />
      <TableFiles kind={kind} uploads={uploads} languages={languages} layouts={layouts} />
      {kind.hasLayers ? <LayerChoice value={layer} onChange={setLayer} /> : null}
      {importFiles.error ? <Alert type="error" showIcon title={importFiles.error.message} /> : null}
      <DrawerButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <ReasonButton
          type="primary"
          reason={useUploadReason({ keptIds, sending })}
          loading={importFiles.isPending}
          onClick={start}
        >
          {keptIds.length === 0
            ? t('importFiles.action')
            : t('importFiles.submit', { count: keptIds.length })}
        </ReasonButton>
      </DrawerButtons>
    </Stack>
  );
}
