import { Form, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';

/** Whose a new engine will be; who may connect none for the organisation is not asked. */
export function ConnectionScope({ hidden }: { readonly hidden: boolean }) {
  const { t } = useTranslation('engines');
  const scopes = ['organization', 'user'] as const;
  return (
    <Form.Item
      name="scope"
      label={t('scope.label')}
      hidden={hidden}
      extra={t('scope.hint')}
      rules={[{ required: true }]}
    >
      <Segmented options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))} />
    </Form.Item>
  );
}
