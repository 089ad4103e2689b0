import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';

interface QuotaLineProps {
  readonly label: string;
  /** Null: unlimited. */
  readonly left: number | null;
  readonly limit: number | null;
}

/** What is left of a quota, in words and as a bar. */
export function QuotaLine({ label, left, limit }: QuotaLineProps) {
  const { t } = useTranslation('organizations');
  const limited = left !== null && limit !== null;
  return (
    <Stack gap="xxs">
      <Stack direction="row" justify="space-between" gap="xs">
        <Text size="small" tone="secondary">
          {label}
        </Text>
        <Text size="small" numeric>
          {limited
            ? t('quota.left', { left: formatNumber(left), limit: formatNumber(limit) })
            : t('quota.unlimited')}
        </Text>
      </Stack>
      {limited ? (
        <Progress
          percent={limit > 0 ? (left / limit) * 100 : 0}
          showInfo={false}
          size="small"
          aria-label={label}
        />
      ) : null}
    </Stack>
  );
}
