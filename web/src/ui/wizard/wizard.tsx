import { Alert, Button } from 'antd';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../form/focus-field.ts';
import { ReasonButton } from '../reason-button.tsx';
import { useChangeSearchParams, useSearchParams } from '../search-params.ts';
import { Section } from '../section.tsx';
import { Stack } from '../stack.tsx';
import { Text } from '../text.tsx';
import styles from './wizard.module.css';
import { WizardRail } from './wizard-rail.tsx';
import { lackOf, type Missing, type WizardStep } from './wizard-step.ts';

interface WizardProps {
  readonly label: string;
  /** Given to the fields, so that the wizard finds them. */
  readonly formId: string;
  readonly steps: readonly [WizardStep, ...WizardStep[]];
  /** What was chosen so far; always in sight. */
  readonly summary: ReactNode;
  /** What happens at the end, such as “Create engine”. Can be pressed on every step. */
  readonly submit: {
    readonly label: string;
    readonly pending: boolean;
    /** Why nothing can be made now, whatever is filled in. */
    readonly reason?: string | undefined;
    readonly onSubmit: () => void;
  };
  readonly failure?: Error | null;
  /** Beside the failure: what helps, such as a purchase. */
  readonly wayOut?: ReactNode;
  /** Shown once a draft goes on that was left earlier. */
  readonly restored?: { readonly onStartOver: () => void } | undefined;
}

/**
 * Several steps to one thing. The address says which step is shown; going back loses nothing. The end is refused with
 * the way to the first field that is missing.
 */
export function Wizard({ label, formId, steps, summary, submit, failure, wayOut, restored }: WizardProps) {
  const { t } = useTranslation('ui');
  const { step } = useSearchParams('step');
  const changeSearch = useChangeSearchParams();
  const headingId = useId();
  const place = Math.max(
    0,
    steps.findIndex(({ key }) => key === step),
  );
  const current = steps[place] ?? steps[0];
  const [furthest, setFurthest] = useState(place);
  const [refused, setRefused] = useState<Missing>();
  const seen = Math.max(furthest, place);
  const isRefused = refused !== undefined && lackOf(current)?.field === refused.field;
  // Once its step is shown: the address takes a moment.
  useEffect(() => {
    if (isRefused && refused) focusField(formId, refused.field);
  }, [isRefused, refused, formId]);

  const show = (index: number) => {
    setFurthest((before) => Math.max(before, place, index));
    setRefused(undefined);
    changeSearch({ step: steps[index]?.key });
  };
  const refuse = (index: number) => {
    show(index);
    setFurthest(steps.length - 1);
    // A new object each time: the field is focused again.
    const lack = steps[index] && lackOf(steps[index]);
    setRefused(lack && { ...lack });
  };
  const next = () => (current.missing ? setRefused({ ...current.missing }) : show(place + 1));
  const finish = () => {
    const lacking = steps.findIndex((one) => lackOf(one) !== undefined);
    if (lacking === -1) submit.onSubmit();
    else refuse(lacking);
  };
  return (
    <section className={styles['wizard']} aria-label={label}>
      <WizardRail steps={steps} place={place} seen={seen} onShow={show} />
      <section className={styles['step']} aria-labelledby={headingId}>
        {restored ? (
          <Alert
            type="info"
            title={t('wizard.restored')}
            action={
              <Button size="small" onClick={restored.onStartOver}>
                {t('wizard.startOver')}
              </Button>
            }
          />
        ) : null}
        <div id={headingId}>
          <Text as="h2" size="section">
            {current.title}
          </Text>
        </div>
        {current.description ? <Text tone="secondary">{current.description}</Text> : null}
        {current.content(isRefused && refused ? { [refused.field]: '' } : {})}
        {isRefused ? (
          <div className={styles['refused']}>
            <Alert type="error" showIcon title={refused.text} role="alert" />
          </div>
        ) : null}
        <Stack direction="row" gap="xs">
          {place > 0 ? <Button onClick={() => show(place - 1)}>{t('wizard.back')}</Button> : null}
          {place < steps.length - 1 ? (
            <Button type="primary" ghost onClick={next}>
              {t('wizard.next')}
            </Button>
          ) : null}
        </Stack>
      </section>
      <aside className={styles['summary']}>
        <Section title={t('wizard.summary')}>
          {summary}
          {failure ? <Alert type="error" showIcon title={failure.message} description={wayOut} /> : null}
          <ReasonButton type="primary" block reason={submit.reason} loading={submit.pending} onClick={finish}>
            {submit.label}
          </ReasonButton>
        </Section>
      </aside>
    </section>
  );
}
