import type { Feedback } from '@transloom/contracts/help';
import { Button, Pagination, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import styles from './help.module.css';
import { type FeedbackState, useFeedback, useHandleFeedback } from './help.queries.ts';

const states = ['open', 'handled', 'all'] as const;

/** For the operator: what people reported, and what of it is done. */
export function FeedbackList() {
  const { t } = useTranslation('help');
  const [state, setState] = useState<FeedbackState>('open');
  const [page, setPage] = useState(1);
  const choose = (chosen: FeedbackState) => {
    setState(chosen);
    setPage(1);
  };
  return (
    <Section
      title={t('feedback.received')}
      actions={
        <Segmented<FeedbackState>
          value={state}
          onChange={choose}
          options={states.map((value) => ({ value, label: t(`feedback.states.${value}`) }))}
        />
      }
    >
      <Loadable query={useFeedback(state, page)}>
        {({ records, total, pageSize }) => (
          <>
            {records.length === 0 ? <Text tone="secondary">{t(`feedback.none.${state}`)}</Text> : null}
            <LineList>
              {records.map((feedback) => (
                <FeedbackLine key={feedback.feedbackId} feedback={feedback} />
              ))}
            </LineList>
            {total > pageSize ? (
              <Pagination current={page} pageSize={pageSize} total={total} onChange={setPage} />
            ) : null}
          </>
        )}
      </Loadable>
    </Section>
  );
}

function FeedbackLine({ feedback }: { readonly feedback: Feedback }) {
  const { t } = useTranslation('help');
  const { mutate, isPending } = useHandleFeedback();
  const { feedbackId, kind, message, username, organizationName, contact, createdAt, handledAt } = feedback;
  const handled = handledAt !== null;
  return (
    <ListLine>
      <Stack direction="row" gap="xs" justify="space-between">
        <StatusTag tone={kind === 'problem' ? 'warning' : 'neutral'}>{t(`feedback.kinds.${kind}`)}</StatusTag>
        <Button size="small" loading={isPending} onClick={() => mutate({ feedbackId, handled: !handled })}>
          {handled ? t('feedback.reopen') : t('feedback.handle')}
        </Button>
      </Stack>
      <p className={styles['message']}>{message}</p>
      <Text size="small" tone="secondary">
        {[username, organizationName, contact].filter((part) => part !== '').join(' · ')} ·{' '}
        <When instant={createdAt} />
      </Text>
      <Text as="p" size="small" tone="tertiary">
        {[feedback.page, feedback.version, feedback.browser].filter((part) => part !== '').join(' · ')}
      </Text>
    </ListLine>
  );
}
