import { useTranslation } from 'react-i18next';
import { Text } from '../ui/text.tsx';

/** Says that nobody needs to wait on the page. */
export function GoesOnNotice() {
  const { t } = useTranslation('work');
  return (
    <Text as="p" size="small" tone="secondary">
      {t('goesOn')}
    </Text>
  );
}
