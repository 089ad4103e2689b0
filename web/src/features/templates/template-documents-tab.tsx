import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import { TypeOptions } from '../document-settings/type-options.tsx';
import { limitsQuery } from '../files/use-uploads.ts';
import type { TemplatePart } from './template-settings.tsx';
import { useChangeTemplate } from './templates.queries.ts';

/** What files are read with, for every type that has options. */
export function DocumentsTab({ template, editable }: TemplatePart) {
  const { t } = useTranslation('templates');
  const { message } = App.useApp();
  const change = useChangeTemplate();
  const formats = useQuery(limitsQuery('document')).data?.formats ?? [];
  const { templateId, version, documentOptions, sourceLanguage, targetLanguages } = template;
  return (
    <Section title={t('tabs.settings')} description={t('documents.hint')}>
      <TypeOptions
        types={formats.filter(({ options }) => options.length > 0).map((format) => ({ ...format, files: 0 }))}
        value={documentOptions}
        inForce={{}}
        disabled={!editable}
        languages={[sourceLanguage, ...targetLanguages]}
        onChange={(changed) =>
          change.mutate(
            { templateId, version, documentOptions: changed },
            {
              onSuccess: () => void message.success(t('saved')),
              onError: (error) => void message.error(error.message),
            },
          )
        }
      />
    </Section>
  );
}
