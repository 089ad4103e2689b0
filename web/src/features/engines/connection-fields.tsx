import type { OutputOf } from '@transloom/contracts/endpoint';
import type { EngineConnection, enginesApi } from '@transloom/contracts/engines';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFieldText } from './use-field-text.ts';

type Vendor = OutputOf<typeof enginesApi.listVendors>[number];

interface ConnectionFieldsProps {
  readonly vendor: Vendor;
  readonly connection: EngineConnection | undefined;
}

/** The settings of a vendor. A secret comes back masked; left alone it stays, emptied it goes. */
export function ConnectionFields({ vendor, connection }: ConnectionFieldsProps) {
  const { t } = useTranslation('engines');
  const fieldText = useFieldText();
  return vendor.fields.map(({ name, secret, required, preset }) => {
    const { label, hint } = fieldText(name);
    const explanation = preset === '' ? hint : t('connect.preset', { preset });
    const kept = secret ? connection?.settings[name] : undefined;
    return (
      <Form.Item
        key={`${vendor.vendor} ${name}`}
        name={['settings', name]}
        label={label}
        extra={kept ? t('connect.secretKept', { secret: kept }) : explanation}
        rules={[{ required, whitespace: required, message: t('connect.fieldRequired', { field: label }) }]}
      >
        {secret ? (
          <Input.Password autoComplete="new-password" onFocus={(event) => event.target.select()} />
        ) : (
          <Input autoComplete="off" spellCheck={false} />
        )}
      </Form.Item>
    );
  });
}
