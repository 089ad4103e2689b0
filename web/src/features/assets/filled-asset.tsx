import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRealtimeConnected } from '../../api/use-realtime.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import type { AssetKind, ListedAsset } from './asset-kind.ts';
import { ImportReport } from './imports/import-report.tsx';
import { isImporting } from './is-growing.ts';

interface FilledAssetProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly created: One;
  readonly onClose: () => void;
}

/** The files that go into a new asset: how far they are, then what came in and what was left out. */
export function FilledAsset<One extends ListedAsset>({ kind, created, onClose }: FilledAssetProps<One>) {
  const { t } = useTranslation('assets');
  const { data } = kind.useList({}, useRealtimeConnected());
  const asset = data?.find((one) => kind.idOf(one) === kind.idOf(created)) ?? created;
  return (
    <Stack gap="lg">
      <Text as="p" tone="secondary">
        {t(isImporting(asset) ? 'create.importing' : 'create.imported')}
      </Text>
      <ImportReport kind={kind} asset={asset} />
      <DrawerButtons>
        <Button onClick={onClose}>{t('create.finish')}</Button>
        <ButtonLink
          color="primary"
          variant="solid"
          to={kind.page}
          search={kind.addressOf(asset)}
          onClick={onClose}
        >
          {t(`kind.${kind.name}.open`)}
        </ButtonLink>
      </DrawerButtons>
    </Stack>
  );
}
