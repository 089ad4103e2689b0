import { addressSchema, styleSchema, toneSchema } from '@transloom/contracts/style-guides';
import { App } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { wordsOf } from '../../ui/form/words-of.ts';
import { SettingsCard } from '../project-settings/settings-card.tsx';
import type { TemplatePart } from './template-settings.tsx';
import { useChangeTemplate } from './templates.queries.ts';

/** How projects are to be translated that begin with the template; empty: as the organization says. */
export function StyleTab({ template, editable }: TemplatePart) {
  const { t } = useTranslation('style-guides');
  const { t: own } = useTranslation('templates');
  const { message } = App.useApp();
  const change = useChangeTemplate();
  const { templateId, version, style } = template;
  const saved = useMemo(
    () => style ?? { instructions: '', tone: 'any' as const, address: 'any' as const },
    [style],
  );
  const form = useEditForm({
    schema: styleSchema,
    saved,
    labels: {
      tone: own('style.tone'),
      address: own('style.address'),
      instructions: own('style.instructions'),
    },
    save: (values) => {
      const empty = values.instructions === '' && values.tone === 'any' && values.address === 'any';
      return change.mutateAsync({ templateId, version, style: empty ? null : values });
    },
    onSaved: () => void message.success(own('saved')),
  });
  return (
    <SettingsCard title={own('tabs.style')} description={own('style.hint')} form={form} editable={editable}>
      <FormFields
        form={form}
        disabled={!editable}
        fields={{
          tone: { options: wordsOf(toneSchema.options, (tone) => t(`tone.${tone}`)) },
          address: { options: wordsOf(addressSchema.options, (address) => t(`address.${address}`)) },
          instructions: { lines: 6 },
        }}
      />
    </SettingsCard>
  );
}
