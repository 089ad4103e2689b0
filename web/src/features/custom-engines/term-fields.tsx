import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { limits } from '@transloom/contracts/limits';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';

/** Terms in rows, at most as many as an engine keeps to. */
export function TermFields() {
  const { t } = useTranslation('custom-engines');
  return (
    <Form.Item label={t('terms.label')} extra={t('terms.hint', { count: limits.customEngineTerms })}>
      <Form.List name="terms">
        {(rows, { add, remove }) => (
          <Stack gap="xs">
            {rows.map(({ key, name }, place) => (
              <TermRow key={key} name={name} number={place + 1} onRemove={() => remove(name)} />
            ))}
            <ReasonButton
              icon={<PlusOutlined aria-hidden />}
              reason={
                rows.length >= limits.customEngineTerms
                  ? t('terms.full', { count: limits.customEngineTerms })
                  : undefined
              }
              onClick={() => add({})}
            >
              {t('terms.add')}
              <Text size="small" tone="tertiary" numeric>
                {`${rows.length}/${limits.customEngineTerms}`}
              </Text>
            </ReasonButton>
          </Stack>
        )}
      </Form.List>
    </Form.Item>
  );
}

interface TermRowProps {
  readonly name: number;
  readonly number: number;
  readonly onRemove: () => void;
}

function TermRow({ name, number, onRemove }: TermRowProps) {
  const { t } = useTranslation('custom-engines');
  return (
    <Stack direction="row" gap="xs">
      {(['source', 'target'] as const).map((side) => (
        <Stack key={side} grow>
          <Form.Item name={[name, side]} noStyle>
            <Input
              maxLength={limits.termCharacters}
              aria-label={t(`terms.${side}Of`, { number })}
              placeholder={t(`terms.${side}`)}
            />
          </Form.Item>
        </Stack>
      ))}
      <IconButton label={t('terms.remove', { number })} icon={<DeleteOutlined />} onClick={onRemove} />
    </Stack>
  );
}
