import { currencies } from '@transloom/contracts/task-prices';
import { Form, InputNumber, Select, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';

/** Price, currency, for how many units, and of what; the fields of a form around them. */
export function PriceFields() {
  const { t } = useTranslation('quotes');
  return (
    <>
      <Form.Item label={t('offer.unitPrice')} required>
        <Space.Compact block>
          <Form.Item name="unitPrice" noStyle rules={[{ required: true, message: t('form.priceRequired') }]}>
            <InputNumber
              aria-label={t('offer.unitPrice')}
              min={0}
              max={1_000_000}
              style={{ width: '100%' }}
            />
          </Form.Item>
          <Form.Item name="currency" noStyle>
            <Select
              aria-label={t('offer.currency')}
              style={{ width: 110 }}
              options={currencies.map((value) => ({ value, label: value }))}
            />
          </Form.Item>
        </Space.Compact>
      </Form.Item>
      <Form.Item label={t('offer.per')} required>
        <Space.Compact block>
          <Form.Item name="per" noStyle>
            <Select
              aria-label={t('offer.perCount')}
              style={{ width: 110 }}
              options={([1, 1000, 10_000] as const).map((value) => ({ value, label: formatNumber(value) }))}
            />
          </Form.Item>
          <Form.Item name="unit" noStyle>
            <Select
              aria-label={t('offer.unit')}
              options={(['words', 'characters', 'chineseKoreanWords'] as const).map((value) => ({
                value,
                label: t(`unit.${value}`),
              }))}
            />
          </Form.Item>
        </Space.Compact>
      </Form.Item>
    </>
  );
}
