import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { Section } from '../../ui/section.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackList } from './feedback-list.tsx';
import styles from './help.module.css';
import { HelpLayout } from './help-layout.tsx';

/** Everybody writes to the operator here; the operator also reads what has come. */
export function FeedbackPage() {
  const { t } = useTranslation('help');
  const allows = useAllows();
  return (
    <HelpLayout>
      <div className={styles['article']}>
        <Section title={t('feedback.write')} description={t('feedback.writeHint')}>
          <FeedbackForm />
        </Section>
        {allows('installation:system') ? <FeedbackList /> : null}
      </div>
    </HelpLayout>
  );
}
