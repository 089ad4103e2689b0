import { type ProjectSettings, projectSettingsSchema } from '@transloom/contracts/project-settings';
import type { Template } from '@transloom/contracts/templates';
import { App } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { SettingsCard } from '../project-settings/settings-card.tsx';
import type { SettingsOf } from '../project-settings/settings-of.ts';
import { useChangeTemplate } from './templates.queries.ts';

export interface TemplatePart {
  readonly template: Template;
  readonly editable: boolean;
}

interface TemplateSettingsProps extends TemplatePart {
  readonly title: string;
  readonly names: readonly (keyof ProjectSettings)[];
  readonly content: ComponentType<SettingsOf>;
}

/** Some of the settings of a template, saved together. */
export function TemplateSettings({
  template,
  editable,
  title,
  names,
  content: Content,
}: TemplateSettingsProps) {
  const { t } = useTranslation('templates');
  const { message } = App.useApp();
  const change = useChangeTemplate();
  const { templateId, version, settings } = template;
  const form = useEditForm<Partial<ProjectSettings>>({
    schema: z.object(Object.fromEntries(names.map((name) => [name, projectSettingsSchema.shape[name]]))),
    saved: Object.fromEntries(names.map((name) => [name, settings[name]])),
    labels: Object.fromEntries(names.map((name) => [name, name])) as Record<keyof ProjectSettings, string>,
    save: (values) => change.mutateAsync({ templateId, version, settings: values }),
    onSaved: () => void message.success(t('saved')),
  });
  return (
    <SettingsCard title={title} form={form} editable={editable}>
      <Content value={{ ...settings, ...form.values }} onChange={form.set} disabled={!editable} />
    </SettingsCard>
  );
}
