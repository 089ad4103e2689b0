import { newTemplateSchema } from '@transloom/contracts/templates';
import { useTranslation } from 'react-i18next';
import { type EditForm, useEditForm } from '../../ui/form/use-edit-form.ts';
import type { TemplateHead } from './template-head-fields.tsx';

interface HeadForm {
  readonly saved: TemplateHead;
  readonly save: (head: TemplateHead) => Promise<unknown>;
  readonly onSaved?: () => void;
}

const schema = newTemplateSchema.pick({
  name: true,
  teamId: true,
  sourceLanguage: true,
  targetLanguages: true,
  engines: true,
  remark: true,
});

/** The form of name, team, languages and engines; the server says which of them is missing. */
export function useHeadForm(of: HeadForm): EditForm<TemplateHead> {
  const { t } = useTranslation('templates');
  return useEditForm<TemplateHead>({
    schema,
    labels: {
      name: t('field.name'),
      teamId: t('field.team'),
      sourceLanguage: t('field.sourceLanguage'),
      targetLanguages: t('field.targetLanguages'),
      engines: t('field.engines'),
      remark: t('field.remark'),
    },
    ...of,
  });
}
