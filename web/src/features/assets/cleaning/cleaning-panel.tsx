import { ClearOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import type { CleaningPanelProps } from './cleaning-parts.ts';
import { CleaningReasons } from './cleaning-reasons.tsx';
import { CleaningResult } from './cleaning-result.tsx';
import { isUnderWay } from './cleaning-state.ts';
import { PastCleanings } from './past-cleanings.tsx';

/** Look for entries of no use, choose among them, take them out and put them back. */
export function CleaningPanel(props: CleaningPanelProps) {
  const { cleanings, reasons, words, commands, options, findings } = props;
  const { t } = useTranslation('assets');
  const [last, ...past] = cleanings;
  const busy = cleanings.some(isUnderWay);
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed goes once the work begins.
  useEffect(() => {
    if (busy && document.activeElement === document.body) button.current?.focus();
  }, [busy]);
  const check = commands ? (
    <Button
      ref={button}
      type={last?.status === 'checked' ? 'default' : 'primary'}
      icon={<ClearOutlined aria-hidden />}
      // A disabled button would lose the focus.
      loading={commands.checking || busy}
      onClick={commands.check}
    >
      {last ? t('cleaning.checkAgain') : t('cleaning.check')}
    </Button>
  ) : null;
  if (last === undefined && commands === undefined)
    return (
      <EmptyState icon={<ClearOutlined />} title={t('cleaning.none')} description={t('cleaning.hint')} />
    );
  return (
    <Stack gap="lg">
      {commands ? (
        <Section title={t('cleaning.title')} description={t('cleaning.hint')} actions={check}>
          {options}
        </Section>
      ) : null}
      {last === undefined ? null : <CleaningResult cleaning={last} commands={commands} />}
      {last?.status === 'checked' || last?.status === 'stopped' ? (
        <CleaningReasons
          key={last.cleaningId}
          cleaning={last}
          reasons={reasons}
          words={words}
          commands={commands}
          findings={findings}
        />
      ) : null}
      <PastCleanings cleanings={past} busy={busy} commands={commands} />
    </Stack>
  );
}
