import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
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
  const form = useHeadForm({
    saved,
    save: (head) => create.mutateAsync(head),
  });
  const submit = () =>
    form.check(async (head) => {
      const made = await create.mutateAsync(head).catch(() => undefined);
      if (made === undefined) return;
      form.discard();
      await navigate({ to: '/project/templateDetail', search: { templateId: made.templateId } });
    });
  return (
    <Page width="form">
      <Section title={t('new.title')} description={t('new.hint')}>
        <FormFailure form={{ ...form, failure: create.error ?? undefined }} />
        <TemplateHeadFields form={form} />
        <Button type="primary" loading={create.isPending} onClick={submit}>
          {t('new.submit')}
        </Button>
      </Section>
    </Page>
  );
}
