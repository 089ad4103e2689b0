import { useQuery } from '@tanstack/react-query';
import { segmentationSettingsSchema } from '@transloom/contracts/document-settings';
import { findRuleFault } from '@transloom/core/segmentation/own-rules/find-rule-fault';
import { groupsWithoutBreaks } from '@transloom/core/segmentation/own-rules/groups-without-breaks';
import { Alert, App } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../i18n/format.ts';
import { Beside } from '../../ui/beside.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { SaveButtons } from '../../ui/form/save-buttons.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { wordsOf } from '../../ui/form/words-of.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Text } from '../../ui/text.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import {
  type SegmentationSettings,
  segmentationQuery,
  useSaveSegmentation,
} from './document-settings.queries.ts';
import { filledRules } from './filled-rules.ts';
import { RuleGroups } from './rule-groups.tsx';
import { SegmentationPreview } from './segmentation-preview.tsx';
import { SrxButtons } from './srx-buttons.tsx';

const { mode } = segmentationSettingsSchema.shape;

/** How new documents of the organization are split: mode, own rules, and a text to try them with. */
export function SegmentationPage() {
  const query = useQuery(segmentationQuery);
  return (
    <Page>
      <Loadable query={query}>{(settings) => <SegmentationForm saved={settings} />}</Loadable>
    </Page>
  );
}

function SegmentationForm({ saved }: { readonly saved: SegmentationSettings }) {
  const { t } = useTranslation('document-settings');
  const { message } = App.useApp();
  const save = useSaveSegmentation();
  const form = useEditForm({
    schema: segmentationSettingsSchema,
    saved,
    labels: {
      mode: t('segmentation.mode'),
      builtIn: t('segmentation.builtIn.label'),
      cascade: t('segmentation.cascade.label'),
      groups: t('segmentation.rules'),
    },
    save: (settings) => save.mutateAsync(filledRules(settings)),
    onSaved: () => void message.success(t('segmentation.saved')),
  });
  const { values, set } = form;
  const fault = useMemo(() => findRuleFault(values), [values]);
  const written = useMemo(() => filledRules(values), [values]);
  const bySentence = values.mode === 'sentence';
  const modes = wordsOf(mode.options, (one) => t(`segmentation.modes.${one}`));
  const modeField = { bare: true, vertical: true, options: modes };
  const switches = {
    builtIn: { hint: t('segmentation.builtIn.hint') },
    cascade: { hint: t('segmentation.cascade.hint') },
  };
  return (
    <>
      <Toolbar actions={<SaveButtons form={form} />}>
        <Text as="p" tone="secondary">
          {t('segmentation.description')}
        </Text>
      </Toolbar>
      <FormFailure form={form} />
      <Beside
        aside={
          <Section title={t('preview.title')} description={t('preview.description')}>
            <SegmentationPreview settings={written} />
          </Section>
        }
      >
        <Section title={t('segmentation.mode')}>
          <FormFields
            form={form}
            fields={bySentence ? { mode: modeField, ...switches } : { mode: modeField }}
          />
        </Section>
        <Section
          title={t('segmentation.rules')}
          description={t(bySentence ? 'segmentation.rulesHint' : 'segmentation.rulesUnused')}
          actions={<SrxButtons changed={form.changed} onRead={set} />}
        >
          <NeverSplit settings={written} />
          <RuleGroups groups={values.groups} fault={fault} onChange={(groups) => set({ groups })} />
        </Section>
      </Beside>
    </>
  );
}

/** Files of other programs often hold exceptions alone, because the program has breaks of its own. */
function NeverSplit({ settings }: { readonly settings: SegmentationSettings }) {
  const { t } = useTranslation('document-settings');
  const groups = groupsWithoutBreaks(settings);
  if (groups.length === 0) return null;
  const names = groups.map(({ name, languagePattern }) => name || languagePattern);
  return (
    <Alert
      type="warning"
      showIcon
      title={t('segmentation.neverSplit', { names: formatList(names) })}
      description={t('segmentation.neverSplitHint')}
    />
  );
}
