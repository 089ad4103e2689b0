import { KeyOutlined } from '@ant-design/icons';
import { limits } from '@transloom/contracts/limits';
import type { Passkey } from '@transloom/contracts/two-step';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { SettingLine } from '../../../ui/setting-line.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { When } from '../../../ui/when.tsx';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './two-step.queries.ts';

/** Passkeys of the person: to add, rename and remove. */
export function PasskeyList({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('accounts');
  const [naming, setNaming] = useState<Passkey | 'new'>();
  const add = useAddPasskey();
  const rename = useRenamePasskey();
  const supported = window.isSecureContext && 'PublicKeyCredential' in window;
  const save = ({ name }: { readonly name: string }) =>
    naming === 'new' || naming === undefined
      ? add.mutateAsync(name)
      : rename.mutateAsync({ credentialId: naming.credentialId, name });
  return (
    <>
      <SettingLine
        label={t('passkeys.title')}
        description={t(supported ? 'passkeys.description' : 'passkeys.unsupported')}
      >
        <Button icon={<KeyOutlined aria-hidden />} disabled={!supported} onClick={() => setNaming('new')}>
          {t('passkeys.add')}
        </Button>
      </SettingLine>
      {passkeys.length > 0 ? (
        <LineList label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.credentialId} passkey={passkey} onRename={() => setNaming(passkey)} />
          ))}
        </LineList>
      ) : null}
      <FormDialog<{ readonly name: string }>
        title={t(naming === 'new' ? 'passkeys.add' : 'passkeys.rename')}
        open={naming !== undefined}
        onClose={() => setNaming(undefined)}
        verb={t(naming === 'new' ? 'passkeys.create' : 'passkeys.rename')}
        initialValues={{ name: typeof naming === 'object' ? naming.name : '' }}
        onSubmit={save}
        hint={naming === 'new' ? <Text tone="secondary">{t('passkeys.hint')}</Text> : null}
      >
        <Form.Item
          name="name"
          label={t('passkeys.name')}
          rules={[{ required: true, whitespace: true, message: t('passkeys.nameRequired') }]}
        >
          <Input autoFocus maxLength={limits.passkeyNameCharacters} placeholder={t('passkeys.nameExample')} />
        </Form.Item>
      </FormDialog>
    </>
  );
}

interface PasskeyLineProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
}

function PasskeyLine({ passkey, onRename }: PasskeyLineProps) {
  const { t } = useTranslation('accounts');
  const confirm = useConfirm();
  const remove = useRemovePasskey();
  const { credentialId, name, createdAt, lastUsedAt, backedUp } = passkey;
  const ask = () =>
    confirm({
      title: t('passkeys.removeTitle', { name }),
      consequence: t('passkeys.removeConsequence'),
      verb: t('passkeys.remove'),
      danger: true,
      onConfirm: () => remove.mutate(credentialId),
    });
  return (
    <ListLine>
      <Stack direction="row" gap="xs">
        <Stack gap="none" grow>
          <Text truncate>{name}</Text>
          <Text size="small" tone="secondary">
            {t(backedUp ? 'passkeys.synced' : 'passkeys.onDevice')} · {t('passkeys.added')}{' '}
            <When instant={createdAt} /> · {lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used')}{' '}
            {lastUsedAt === null ? null : <When instant={lastUsedAt} />}
          </Text>
        </Stack>
        <Button size="small" onClick={onRename}>
          {t('passkeys.rename')}
        </Button>
        <Button size="small" onClick={ask}>
          {t('passkeys.remove')}
        </Button>
      </Stack>
    </ListLine>
  );
}
