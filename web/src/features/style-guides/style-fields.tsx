import { limits } from '@transloom/contracts/limits';
import { addressSchema, toneSchema } from '@transloom/contracts/style-guides';
import { Form, Input, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { StyleDraft } from './style-draft.ts';
import styles from './style-guide.module.css';

interface StyleFieldsProps {
  readonly draft: StyleDraft;
  readonly disabled: boolean;
  readonly onChange: (draft: StyleDraft) => void;
}

export function StyleFields({ draft, disabled, onChange }: StyleFieldsProps) {
  const { t } = useTranslation('style-guides');
  return (
    <Form layout="vertical" disabled={disabled} className={styles['fields'] ?? ''}>
      <Form.Item label={t('tone.label')} htmlFor="style-tone">
        <Select
          id="style-tone"
          value={draft.tone}
          options={toneSchema.options.map((tone) => ({ value: tone, label: t(`tone.${tone}`) }))}
          onChange={(tone) => onChange({ ...draft, tone })}
        />
      </Form.Item>
      <Form.Item label={t('address.label')}>
        <Radio.Group
          aria-label={t('address.label')}
          value={draft.address}
          options={addressSchema.options.map((address) => ({
            value: address,
            label: t(`address.${address}`),
          }))}
          onChange={({ target }) => onChange({ ...draft, address: addressSchema.parse(target.value) })}
        />
      </Form.Item>
      <Form.Item label={t('instructions.label')} htmlFor="style-instructions" extra={t('instructions.hint')}>
        <Input.TextArea
          id="style-instructions"
          aria-label={t('instructions.label')}
          value={draft.instructions}
          placeholder={t('instructions.placeholder')}
          maxLength={limits.styleGuideCharacters}
          showCount
          autoSize={{ minRows: 6, maxRows: 12 }}
          onChange={({ target }) => onChange({ ...draft, instructions: target.value })}
        />
      </Form.Item>
    </Form>
  );
}
