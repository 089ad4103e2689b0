import { useQuery } from '@tanstack/react-query';
import { findRuleFault } from '@transloom/core/segmentation/own-rules/find-rule-fault';
import { Alert, App, Button, Radio, Switch } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { useAskBeforeLeaving } from '../../ui/use-ask-before-leaving.ts';
import {
  type SegmentationSettings,
  segmentationQuery,
  useSaveSegmentation,
} from './document-settings.queries.ts';
import { filledRules } from './filled-rules.ts';
import { RuleGroups } from './rule-groups.tsx';
import styles from './segmentation-page.module.css';
import { SegmentationPreview } from './segmentation-preview.tsx';
import { SrxButtons } from './srx-buttons.tsx';

/** How new documents of the organisation are split: mode, own rules, and a text to try them with. */
export function SegmentationPage() {
  const query = useQuery(segmentationQuery);
  return <Loadable query={query}>{(settings) => <SegmentationForm saved={settings} />}</Loadable>;
}

function SegmentationForm({ saved }: { readonly saved: SegmentationSettings }) {
  const { t } = useTranslation('document-settings');
  const { message } = App.useApp();
  const editable = useAllows()('project:manage');
  const [draft, setDraft] = useState(saved);
  const save = useSaveSegmentation();
  const written = useMemo(() => filledRules(draft), [draft]);
  const changed = JSON.stringify(written) !== JSON.stringify(saved);
  const fault = useMemo(() => findRuleFault(draft), [draft]);
  const [srxError, setSrxError] = useState<string>();
  useAskBeforeLeaving(() => changed, {
    title: t('segmentation.leaveTitle'),
    consequence: t('segmentation.leaveConsequence'),
  });
  const change = (part: Partial<SegmentationSettings>) => setDraft((now) => ({ ...now, ...part }));
  return (
    <Page>
      <Toolbar
        actions={
          editable ? (
            <>
              <Button disabled={!changed} onClick={() => setDraft(saved)}>
                {t('segmentation.discard')}
              </Button>
              <Button
                type="primary"
                disabled={!changed}
                loading={save.isPending}
                onClick={() =>
                  save.mutate(written, { onSuccess: () => void message.success(t('segmentation.saved')) })
                }
              >
                {t('segmentation.save')}
              </Button>
            </>
          ) : null
        }
      >
        <Text as="p" tone="secondary">
          {t('segmentation.description')}
        </Text>
      </Toolbar>
      {save.error ? <Alert type="error" showIcon title={save.error.message} /> : null}
      <div className={styles['layout']}>
        <Stack>
          <Section title={t('segmentation.mode')}>
            <Mode draft={draft} editable={editable} onChange={change} />
          </Section>
          <Section
            title={t('segmentation.rules')}
            description={t(draft.mode === 'sentence' ? 'segmentation.rulesHint' : 'segmentation.rulesUnused')}
            actions={
              <SrxButtons
                editable={editable}
                canDownload={!changed}
                onRead={setDraft}
                onRefused={setSrxError}
              />
            }
          >
            {srxError === undefined ? null : (
              <Alert
                type="error"
                showIcon
                closable={{ onClose: () => setSrxError(undefined) }}
                title={srxError}
              />
            )}
            <RuleGroups
              groups={draft.groups}
              fault={fault}
              editable={editable}
              onChange={(groups) => change({ groups })}
            />
          </Section>
        </Stack>
        <div className={styles['preview']}>
          <Section title={t('preview.title')} description={t('preview.description')}>
            <SegmentationPreview settings={written} />
          </Section>
        </div>
      </div>
    </Page>
  );
}

interface ModeProps {
  readonly draft: SegmentationSettings;
  readonly editable: boolean;
  readonly onChange: (part: Partial<SegmentationSettings>) => void;
}

function Mode({ draft, editable, onChange }: ModeProps) {
  const { t } = useTranslation('document-settings');
  return (
    <Stack gap="sm">
      <Radio.Group
        disabled={!editable}
        value={draft.mode}
        onChange={({ target }) => onChange({ mode: target.value as SegmentationSettings['mode'] })}
      >
        <Stack gap="xs">
          {(['sentence', 'paragraph'] as const).map((mode) => (
            <Radio key={mode} value={mode}>
              {t(`segmentation.modes.${mode}`)}
            </Radio>
          ))}
        </Stack>
      </Radio.Group>
      {draft.mode === 'sentence'
        ? (['builtIn', 'cascade'] as const).map((name) => (
            <div key={name} className={styles['switch']}>
              <div className={styles['words']}>
                <Text>{t(`segmentation.${name}.label`)}</Text>
                <Text size="small" tone="secondary">
                  {t(`segmentation.${name}.hint`)}
                </Text>
              </div>
              <Switch
                size="small"
                aria-label={t(`segmentation.${name}.label`)}
                disabled={!editable}
                checked={draft[name]}
                onChange={(on) => onChange({ [name]: on })}
              />
            </div>
          ))
        : null}
    </Stack>
  );
}
