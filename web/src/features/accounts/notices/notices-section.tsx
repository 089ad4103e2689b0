import { useQuery } from '@tanstack/react-query';
import { mailRhythms, type NoticeChoice } from '@transloom/contracts/account-settings';
import { Alert, Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { noticesQuery, useChooseNotice } from './notices.queries.ts';
import styles from './notices-section.module.css';
import { WebhookLine } from './webhook-line.tsx';

/** Which notices reach me where. */
export function NoticesSection() {
  const { t } = useTranslation('accounts');
  const query = useQuery(noticesQuery);
  return (
    <Section title={t('notices.title')} description={t('notices.description')} anchor="notices">
      <Loadable query={query}>
        {({ choices, mailReady, webhook }) => (
          <>
            {mailReady ? null : <Alert type="info" showIcon title={t('notices.noMail')} />}
            <WebhookLine webhook={webhook} />
            <table className={styles['table']}>
              <thead>
                <tr>
                  <th scope="col">{t('notices.kind')}</th>
                  <th scope="col">{t('notices.product')}</th>
                  <th scope="col">{t('notices.mail')}</th>
                  <th scope="col">{t('notices.webhook')}</th>
                </tr>
              </thead>
              <tbody>
                {choices.map((choice) => (
                  <ChoiceRow
                    key={choice.kind}
                    choice={choice}
                    mailReady={mailReady}
                    webhookReady={webhook !== null}
                  />
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
  readonly webhookReady: boolean;
}

function ChoiceRow({ choice, mailReady, webhookReady }: ChoiceRowProps) {
  const { t } = useTranslation('accounts');
  const { mutate } = useChooseNotice();
  const { name, fixed, ...chosen } = choice;
  const { product, mail, webhook } = chosen;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Checkbox
          aria-label={t('notices.productOf', { name })}
          checked={product}
          disabled={fixed}
          onChange={({ target }) => mutate({ ...chosen, product: target.checked })}
        />
      </td>
      <td>
        <Select
          aria-label={t('notices.mailOf', { name })}
          variant="borderless"
          size="small"
          popupMatchSelectWidth={false}
          value={mail}
          disabled={!mailReady}
          options={mailRhythms.map((value) => ({ value, label: t(`notices.rhythm.${value}`) }))}
          onChange={(value) => mutate({ ...chosen, mail: value })}
        />
      </td>
      <td>
        <Checkbox
          aria-label={t('notices.webhookOf', { name })}
          checked={webhook}
          disabled={!webhookReady}
          onChange={({ target }) => mutate({ ...chosen, webhook: target.checked })}
        />
      </td>
    </tr>
  );
}
