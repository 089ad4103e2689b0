import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { type TemplateHead, TemplateHeadFields } from './template-head-fields.tsx';
import { useCreateTemplate } from './templates.queries.ts';
import { useHeadForm } from './use-head-form.ts';

const first: TemplateHead = {
  name: '',
  teamId: null,
  sourceLanguage: '',
  targetLanguages: [],
  engines: [],
  remark: '',
};

/** A new template: its name, team and languages; everything else is chosen on its page. */
export function TemplateNewPage() {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const create = useCreateTemplate();
  const [saved] = useState(first);
  const made = useRef('');
  const form = useHeadForm({
    saved,
    save: async (head) => {
      made.current = (await create.mutateAsync(head)).templateId;
    },
    onSaved: () => void navigate({ to: '/project/templateDetail', search: { templateId: made.current } }),
  });
  return (
    <Page width="form">
      <Section title={t('new.title')} description={t('new.hint')}>
        <FormFailure form={form} />
        <TemplateHeadFields form={form} />
        <Button type="primary" loading={form.saving} onClick={form.submit}>
          {t('new.submit')}
        </Button>
      </Section>
    </Page>
  );
}
