import { Alert, App, Button, Drawer, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format.ts';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Text } from '../../../ui/text.tsx';
import type { ListedAsset } from '../asset-kind.ts';
import { longestAssetName } from '../create-asset-form.tsx';
import type { AssetMerge, MergeChoice, MergePreview } from './asset-merge.ts';
import { ConflictChoice, ConflictExamples } from './merge-conflicts.tsx';

interface MergeDrawerProps<One extends ListedAsset> {
  readonly merge: AssetMerge<One>;
  readonly assets: readonly One[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMerged: () => void;
}

/** What a merge would meet, how to settle it, and the name of the new one. */
export function MergeDrawer<One extends ListedAsset>({ open, ...parts }: MergeDrawerProps<One>) {
  const { t } = useTranslation('assets');
  const { merge, assets, onClose } = parts;
  const preview = merge.usePreview(assets.map(merge.kind.idOf), open);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={520}
      destroyOnHidden
      title={t(`kind.${merge.kind.name}.merge.title`, { count: assets.length })}
    >
      <Loadable query={preview}>{(found) => <Merge {...parts} found={found} />}</Loadable>
    </Drawer>
  );
}

interface MergeProps<One extends ListedAsset> extends Omit<MergeDrawerProps<One>, 'open'> {
  readonly found: MergePreview;
}

function Merge<One extends ListedAsset>({ merge, assets, found, onClose, onMerged }: MergeProps<One>) {
  const { t } = useTranslation('assets');
  const { message } = App.useApp();
  const { kind } = merge;
  const command = merge.useMerge();
  const ids = assets.map(kind.idOf);
  const submit = (choice: MergeChoice) =>
    command.mutate(
      { ...choice, ids },
      {
        onSuccess: ({ name }) => {
          message.success(t('merge.started', { name }));
          onMerged();
        },
      },
    );
  return (
    <Form<MergeChoice>
      layout="vertical"
      requiredMark={false}
      // The name stands above all conflicts.
      scrollToFirstError={{ focus: true }}
      initialValues={{ keep: 'newest', preferredId: ids[0] }}
      onFinish={submit}
    >
      <Form.Item>
        <Facts
          facts={(['entries', 'duplicates', 'conflicts'] as const).map((name) => ({
            label: t(`merge.${name}`),
            value: formatNumber(found[name]),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="name"
        label={t(`kind.${kind.name}.merge.name`)}
        rules={[{ required: true, whitespace: true, message: t('name.required') }]}
      >
        <Input maxLength={longestAssetName} />
      </Form.Item>
      {found.conflicts > 0 ? <ConflictChoice kind={kind} assets={assets} /> : null}
      <Form.Item>
        <Text as="p" size="table" tone="secondary">
          {t(`kind.${kind.name}.merge.consequence`)}
        </Text>
      </Form.Item>
      {found.conflicts > 0 ? (
        <ConflictExamples kind={kind} assets={assets} conflicts={found.examples} />
      ) : null}
      <DrawerButtons
        note={command.error ? <Alert type="error" showIcon title={command.error.message} /> : null}
      >
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={command.isPending}>
          {t('merge.action')}
        </Button>
      </DrawerButtons>
    </Form>
  );
}
