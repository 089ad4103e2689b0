import { useQuery } from '@tanstack/react-query';
import type { EngineSharing } from '@transloom/contracts/custom-engine-sharing';
import type { CustomEngineDetail } from '@transloom/contracts/custom-engines';
import { Alert, Button, DatePicker, Drawer, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { When } from '../../../ui/when.tsx';
import { sharingQuery, useShareEngine, useStopSharing } from '../custom-engines.queries.ts';

interface ShareDrawerProps {
  readonly engine: Pick<CustomEngineDetail, 'customEngineId' | 'name' | 'kind'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The link of an engine, its password and end, and who joined by it. */
export function ShareDrawer({ engine, open, onClose }: ShareDrawerProps) {
  const { t } = useTranslation('custom-engines');
  const query = useQuery({ ...sharingQuery(engine.customEngineId), enabled: open });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={520}
      destroyOnHidden
      title={t('share.title', { name: engine.name })}
    >
      <Loadable query={query}>
        {(sharing) => (
          <Stack gap="lg">
            {engine.kind === 'deep' ? <Alert type="info" showIcon title={t('share.atTrainer')} /> : null}
            {sharing.share === null ? null : <CurrentLink engine={engine} share={sharing.share} />}
            <ShareForm customEngineId={engine.customEngineId} again={sharing.share !== null} />
            <Guests guests={sharing.guests} />
          </Stack>
        )}
      </Loadable>
    </Drawer>
  );
}

interface CurrentLinkProps extends Pick<ShareDrawerProps, 'engine'> {
  readonly share: NonNullable<EngineSharing['share']>;
}

function CurrentLink({ engine: { customEngineId, name }, share: { token, expiresAt } }: CurrentLinkProps) {
  const { t } = useTranslation('custom-engines');
  const confirm = useConfirm();
  const stop = useStopSharing();
  const link = `${window.location.origin}/engine/s/${customEngineId}/${token}`;
  const ask = () =>
    confirm({
      title: t('share.stop.title', { name }),
      consequence: t('share.stop.consequence'),
      verb: t('share.stop.action'),
      danger: true,
      onConfirm: () => stop.mutateAsync(customEngineId),
    });
  return (
    <Stack gap="xs">
      <Stack direction="row" gap="xs">
        <Input readOnly aria-label={t('share.link')} value={link} />
        <CopyButton text={link} />
      </Stack>
      <Stack direction="row" justify="space-between">
        <Text size="small" tone="tertiary">
          {expiresAt === null ? (
            t('share.endless')
          ) : (
            <>
              {t('share.until')} <When instant={expiresAt} />
            </>
          )}
        </Text>
        <Button size="small" danger onClick={ask}>
          {t('share.stop.action')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** A form that stood open over midnight may hold one that was not over when it was chosen. */
function isOver(day: Dayjs): boolean {
  return day.isBefore(new Date(), 'day');
}

interface ShareFields {
  readonly password: string;
  readonly expiresAt?: Dayjs | null;
}

function ShareForm({ customEngineId, again }: { readonly customEngineId: string; readonly again: boolean }) {
  const { t } = useTranslation('custom-engines');
  const [form] = Form.useForm<ShareFields>();
  const share = useShareEngine();
  const submit = ({ password, expiresAt }: ShareFields) =>
    share.mutate(
      { customEngineId, password, expiresAt: expiresAt?.endOf('day').toISOString() ?? null },
      { onSuccess: () => form.resetFields() },
    );
  return (
    <Form<ShareFields> form={form} layout="vertical" onFinish={submit}>
      {again ? (
        <Form.Item>
          <Text as="h3" strong>
            {t('share.again')}
          </Text>
          <Text size="table" tone="secondary" as="p">
            {t('share.againHint')}
          </Text>
        </Form.Item>
      ) : null}
      <Form.Item
        name="password"
        label={t('share.password')}
        extra={t('share.passwordHint')}
        rules={[{ required: true, min: 6, message: t('share.passwordShort') }]}
      >
        <Input.Password maxLength={64} autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="expiresAt"
        label={t('share.expires')}
        rules={[
          {
            validator: async (_, day?: Dayjs | null) => {
              if (day && isOver(day)) throw new Error(t('share.over'));
            },
          },
        ]}
      >
        <DatePicker disabledDate={isOver} />
      </Form.Item>
      <Stack gap="sm">
        {share.error ? <Alert type="error" showIcon title={share.error.message} /> : null}
        <Stack direction="row" justify="flex-end">
          <Button type={again ? 'default' : 'primary'} htmlType="submit" loading={share.isPending}>
            {t(again ? 'share.again' : 'share.create')}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}

function Guests({ guests }: Pick<EngineSharing, 'guests'>) {
  const { t } = useTranslation('custom-engines');
  return (
    <Stack gap="xs">
      <Text as="h3" strong>
        {t('share.guests')}
      </Text>
      {guests.length === 0 ? <Text tone="tertiary">{t('share.noGuests')}</Text> : null}
      <LineList>
        {guests.map(({ organization, user, joinedAt }) => (
          <ListLine key={`${organization} ${joinedAt}`}>
            <Text>{organization}</Text>
            <Text size="small" tone="tertiary" as="div">
              {user} · <When instant={joinedAt} />
            </Text>
          </ListLine>
        ))}
      </LineList>
    </Stack>
  );
}
