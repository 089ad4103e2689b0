import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LineList, ListLine } from '../../ui/line-list.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { When } from '../../ui/when.tsx';
import { RuleSettings } from '../project-settings/rule-settings.tsx';
import { SettingsCard } from '../project-settings/settings-card.tsx';
import { WordCountSettings } from '../project-settings/word-count-settings.tsx';
import { TemplateHeadFields } from './template-head-fields.tsx';
import { type TemplatePart, TemplateSettings } from './template-settings.tsx';
import { templateVersionsQuery, useChangeTemplate } from './templates.queries.ts';
import { useHeadForm } from './use-head-form.ts';

/** Name, languages, engines and rules of a template, and its versions. */
export function BaseTab({ template, editable }: TemplatePart) {
  const { t } = useTranslation('templates');
  return (
    <Stack gap="md">
      <Head template={template} editable={editable} />
      <TemplateSettings
        {...{ template, editable }}
        title={t('rules')}
        names={['flow', 'matchRate', 'locks', 'autoReplace', 'summarizes']}
        content={RuleSettings}
      />
      <TemplateSettings
        {...{ template, editable }}
        title={t('wordCount')}
        names={['wordCount']}
        content={WordCountSettings}
      />
      <Versions templateId={template.templateId} />
    </Stack>
  );
}

function Head({ template, editable }: TemplatePart) {
  const { t } = useTranslation('templates');
  const { message } = App.useApp();
  const change = useChangeTemplate();
  const { templateId, version, name, team, sourceLanguage, targetLanguages, engines, remark } = template;
  const teamId = team?.teamId ?? null;
  const saved = useMemo(
    () => ({
      name,
      teamId,
      sourceLanguage,
      targetLanguages,
      engines: engines.map(({ targetLanguage, engineKey, referenceEngineKey }) => ({
        targetLanguage,
        engineKey,
        referenceEngineKey,
      })),
      remark,
    }),
    [name, teamId, sourceLanguage, targetLanguages, engines, remark],
  );
  const form = useHeadForm({
    saved,
    save: (head) => change.mutateAsync({ templateId, version, ...head }),
    onSaved: () => void message.success(t('saved')),
  });
  return (
    <SettingsCard title={t('tabs.base')} form={form} editable={editable}>
      <TemplateHeadFields form={form} disabled={!editable} />
    </SettingsCard>
  );
}

function Versions({ templateId }: { readonly templateId: string }) {
  const { t } = useTranslation('templates');
  const query = useQuery(templateVersionsQuery(templateId));
  return (
    <Section title={t('versions.title')}>
      <Loadable query={query}>
        {(versions) => (
          <LineList>
            {versions.map(({ version, changedBy, changedAt, parts }) => (
              <ListLine key={version}>
                <Stack direction="row" gap="sm">
                  <Text strong>{t('versions.number', { version })}</Text>
                  <Text tone="secondary">
                    {parts.length === 0
                      ? t('versions.first')
                      : parts.map((part) => t(`part.${part}`)).join(t('separator'))}
                  </Text>
                  <Text tone="tertiary">
                    {changedBy} · <When instant={changedAt} />
                  </Text>
                </Stack>
              </ListLine>
            ))}
          </LineList>
        )}
      </Loadable>
    </Section>
  );
}
