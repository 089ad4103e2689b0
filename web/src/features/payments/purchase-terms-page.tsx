import { useTranslation } from 'react-i18next';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';

const parts = ['terms', 'privacy'] as const;
const paragraphs = ['first', 'second', 'third'] as const;

/** The terms of purchases, and what happens to personal data; the pay dialogs lead here. */
export function PurchaseTermsPage() {
  const { t } = useTranslation('payments');
  return (
    <Page width="reading">
      <Stack gap="lg">
        <PageHeader title={t('screen.terms')} />
        {parts.map((part) => (
          <Section key={part} anchor={part} title={t(`rules.${part}.title`)}>
            <Stack gap="sm">
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} as="p" reading>
                  {t(`rules.${part}.${paragraph}`)}
                </Text>
              ))}
            </Stack>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
