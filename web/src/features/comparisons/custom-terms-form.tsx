import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { ComparedTerm } from '@transloom/contracts/comparisons';
import { limits } from '@transloom/contracts/limits';
import { Alert, App, Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './comparisons.module.css';
import { type Direction, useSaveCustomTerms } from './comparisons.queries.ts';

interface CustomTermsFormProps {
  readonly direction: Direction;
  readonly terms: readonly ComparedTerm[];
  readonly onDone: () => void;
}

interface Draft {
  readonly terms: readonly ComparedTerm[];
}

/** Twenty pairs of words at most; both sides of each are needed. */
export function CustomTermsForm({ direction, terms, onDone }: CustomTermsFormProps) {
  const { t } = useTranslation('comparisons');
  const { message } = App.useApp();
  const saving = useSaveCustomTerms();
  const save = ({ terms: written }: Draft) =>
    saving.mutate(
      { ...direction, terms: [...written] },
      {
        onSuccess: () => {
          message.success(t('terms.saved'));
          onDone();
        },
      },
    );
  return (
    <Form<Draft>
      initialValues={{ terms: terms.length > 0 ? terms : [{ source: '', target: '' }] }}
      onFinish={save}
    >
      <Stack gap="sm">
        <Text as="p" tone="secondary">
          {t('terms.text')}
        </Text>
        <Form.List name="terms">
          {(fields, { add, remove }) => (
            <Stack gap="xs">
              {fields.map(({ key, name }) => (
                <div key={key} className={styles['term']}>
                  <TermField name={[name, 'source']} label={t('terms.source')} />
                  <TermField name={[name, 'target']} label={t('terms.target')} />
                  <IconButton
                    label={t('terms.remove')}
                    icon={<DeleteOutlined />}
                    onClick={() => remove(name)}
                  />
                </div>
              ))}
              <Stack direction="row" gap="sm">
                <Button
                  icon={<PlusOutlined aria-hidden />}
                  disabled={fields.length >= limits.comparedTerms}
                  onClick={() => add({ source: '', target: '' })}
                >
                  {t('terms.add')}
                </Button>
                <Text tone="tertiary" numeric>
                  {fields.length} / {limits.comparedTerms}
                </Text>
              </Stack>
            </Stack>
          )}
        </Form.List>
        <DrawerButtons
          note={saving.error ? <Alert type="error" showIcon title={saving.error.message} /> : null}
        >
          <Button type="primary" htmlType="submit" loading={saving.isPending}>
            {t('terms.save')}
          </Button>
        </DrawerButtons>
      </Stack>
    </Form>
  );
}

function TermField({ name, label }: { readonly name: [number, string]; readonly label: string }) {
  const { t } = useTranslation('comparisons');
  return (
    <Form.Item
      name={name}
      className={styles['termField'] ?? ''}
      rules={[{ required: true, whitespace: true, message: t('terms.required') }]}
    >
      <Input aria-label={label} placeholder={label} maxLength={limits.termCharacters} autoComplete="off" />
    </Form.Item>
  );
}
