import type { ContentSummary } from '@transloom/contracts/documents';
import { Collapse } from 'antd';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text.tsx';

/** What language models read beside every text of the document, or why they have no summary. */
export function ContentSummaryNote({ summary: made }: { readonly summary: ContentSummary | null }) {
  const { t } = useTranslation('workbench');
  if (made === null) return null;
  const { summary, failureMessage, engine } = made;
  if (summary === null) {
    return (
      <Text size="small" tone="warning" as="p">
        {t('contentSummary.failed', { reason: failureMessage })}
      </Text>
    );
  }
  const text = (
    <>
      <Text size="small" as="p">
        {summary}
      </Text>
      <Text size="small" tone="tertiary" as="p">
        {t('contentSummary.by', { engine })}
      </Text>
    </>
  );
  const item = { key: 'summary', label: t('contentSummary.title'), children: text };
  return <Collapse ghost size="small" items={[item]} />;
}
