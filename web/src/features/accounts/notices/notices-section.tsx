import { useQuery } from '@tanstack/react-query';
import type { NoticeChoice } from '@transloom/contracts/account-settings';
import { Alert, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { noticesQuery, useChooseNotice } from './notices.queries.ts';
import styles from './notices-section.module.css';

/** Which notices reach me where. */
export function NoticesSection() {
  const { t } = useTranslation('accounts');
  const query = useQuery(noticesQuery);
  return (
    <Section title={t('notices.title')} description={t('notices.description')} anchor="notices">
      <Loadable query={query}>
        {({ choices, mailReady }) => (
          <>
            {mailReady ? null : <Alert type="info" showIcon title={t('notices.noMail')} />}
            <table className={styles['table']}>
              <thead>
                <tr>
                  <th scope="col">{t('notices.kind')}</th>
                  <th scope="col">{t('notices.product')}</th>
                  <th scope="col">{t('notices.mail')}</th>
                </tr>
              </thead>
              <tbody>
                {choices.map((choice) => (
                  <ChoiceRow key={choice.kind} choice={choice} mailReady={mailReady} />
                ))}
              </tbody>
            </table>
          </>
        )}
      </Loadable>
    </Section>
  );
}

interface ChoiceRowProps {
  readonly choice: NoticeChoice;
  readonly mailReady: boolean;
}

function ChoiceRow({ choice, mailReady }: ChoiceRowProps) {
  const { t } = useTranslation('accounts');
  const { mutate } = useChooseNotice();
  const { kind, name, product, mail, fixed } = choice;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Checkbox
          aria-label={t('notices.productOf', { name })}
          checked={product}
          disabled={fixed}
          onChange={({ target }) => mutate({ kind, product: target.checked, mail })}
        />
      </td>
      <td>
        <Checkbox
          aria-label={t('notices.mailOf', { name })}
          checked={mail}
          disabled={!mailReady}
          onChange={({ target }) => mutate({ kind, product, mail: target.checked })}
        />
      </td>
    </tr>
  );
}
