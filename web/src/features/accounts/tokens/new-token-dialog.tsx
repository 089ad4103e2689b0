import { limits } from '@transloom/contracts/limits';
import { type TokenScope, tokenScopes } from '@transloom/contracts/token-scopes';
import { Alert, Button, Checkbox, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ShellCommand } from '../../../ui/shell-command.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useCreateToken } from './tokens.queries.ts';

interface NewTokenDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Fields {
  readonly name: string;
  readonly scopes: TokenScope[];
  readonly days: number;
}

const lives = [7, 30, 90, limits.tokenDays] as const;

/** Makes a token, and shows it once. */
export function NewTokenDialog({ open, onClose }: NewTokenDialogProps) {
  const { t } = useTranslation('accounts');
  const create = useCreateToken();
  const [token, setToken] = useState<string>();
  return (
    <>
      <FormDialog<Fields>
        title={t('tokens.new')}
        open={open}
        onClose={onClose}
        verb={t('tokens.create')}
        initialValues={{ name: '', scopes: ['read'], days: 90 }}
        onSubmit={async (fields) => setToken((await create.mutateAsync(fields)).token)}
      >
        <Form.Item
          name="name"
          label={t('tokens.name')}
          extra={t('tokens.nameHint')}
          rules={[{ required: true, whitespace: true, message: t('tokens.nameRequired') }]}
        >
          <Input autoFocus maxLength={limits.tokenNameCharacters} />
        </Form.Item>
        <Form.Item
          name="scopes"
          label={t('tokens.scopes')}
          rules={[{ required: true, message: t('tokens.scopesRequired') }]}
        >
          <Checkbox.Group>
            <Stack gap="xs">
              {tokenScopes.map((scope) => (
                <Checkbox key={scope} value={scope}>
                  {t(`tokens.scope.${scope}.name`)}{' '}
                  <Text size="small" tone="secondary">
                    {t(`tokens.scope.${scope}.hint`)}
                  </Text>
                </Checkbox>
              ))}
            </Stack>
          </Checkbox.Group>
        </Form.Item>
        <Form.Item name="days" label={t('tokens.life')}>
          <Select
            options={lives.map((days) => ({ value: days, label: t('tokens.days', { count: days }) }))}
          />
        </Form.Item>
      </FormDialog>
      <Modal
        title={t('tokens.made')}
        open={token !== undefined}
        footer={null}
        destroyOnHidden
        mask={{ closable: false }}
        onCancel={() => setToken(undefined)}
      >
        <Stack gap="md">
          <Alert type="warning" showIcon title={t('tokens.once')} />
          <ShellCommand command={token ?? ''} />
          <Stack direction="row" justify="flex-end">
            <Button type="primary" onClick={() => setToken(undefined)}>
              {t('tokens.kept')}
            </Button>
          </Stack>
        </Stack>
      </Modal>
    </>
  );
}
