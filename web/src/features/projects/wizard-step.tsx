import { CheckOutlined } from '@ant-design/icons';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../ui/text.tsx';
import styles from './new-project.module.css';

interface WizardStepProps {
  readonly number: number;
  readonly title: string;
  readonly done: boolean;
  readonly children: ReactNode;
}

/** One of the steps that stand under each other; its number becomes a tick when nothing is missing. */
export function WizardStep({ number, title, done, children }: WizardStepProps) {
  const { t } = useTranslation('projects');
  const headingId = useId();
  return (
    <section className={styles['step']} aria-labelledby={headingId}>
      <div className={styles['heading']}>
        <span
          className={styles['number']}
          data-done={done}
          role="img"
          aria-label={t(done ? 'stepDone' : 'stepOpen')}
        >
          {done ? <CheckOutlined aria-hidden /> : number}
        </span>
        <div id={headingId}>
          <Text as="h2" size="section">
            {title}
          </Text>
        </div>
      </div>
      {children}
    </section>
  );
}
