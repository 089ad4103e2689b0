import type { EngineTrainer, TrainerVendor } from '@transloom/contracts/engine-trainers';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTrainerFieldText } from './use-trainer-text.ts';

interface TrainerFieldsProps {
  readonly vendor: TrainerVendor;
  readonly trainer: EngineTrainer | undefined;
}

/** A secret comes back masked; left alone it stays. */
export function TrainerFields({ vendor, trainer }: TrainerFieldsProps) {
  const { t } = useTranslation('engine-trainers');
  const fieldText = useTrainerFieldText();
  return vendor.fields.map(({ name, secret, required, preset }) => {
    const { label, hint } = fieldText(name);
    const kept = secret ? trainer?.settings?.[name] : undefined;
    return (
      <Form.Item
        key={`${vendor.vendor} ${name}`}
        name={['settings', name]}
        label={label}
        extra={kept ? t('connect.secretKept', { secret: kept }) : hint}
        rules={[{ required, whitespace: required, message: t('connect.fieldRequired', { field: label }) }]}
      >
        {secret ? (
          <Input.Password autoComplete="new-password" onFocus={(event) => event.target.select()} />
        ) : (
          <Input autoComplete="off" spellCheck={false} placeholder={preset} />
        )}
      </Form.Item>
    );
  });
}
