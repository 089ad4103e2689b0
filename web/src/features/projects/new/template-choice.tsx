import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { templateChoicesQuery, useFindTemplate } from '../../templates/templates.queries.ts';
import { type ProjectDraft, takeTemplate } from './project-draft.ts';

interface TemplateChoiceProps {
  readonly value: ProjectDraft['template'];
  /** Called with what the template says of the project. */
  readonly onChange: (changes: Partial<ProjectDraft>) => void;
}

/** Stands for no template, because a choice cannot be undefined. */
const none = '';

/** The template that a project begins with; nothing where there is none. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const { t } = useTranslation('projects');
  const templates = useQuery(templateChoicesQuery).data ?? [];
  const find = useFindTemplate();
  if (templates.length === 0) return null;
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('template.label')} extra={t('template.hint')}>
        <Select<string>
          aria-label={t('template.label')}
          loading={find.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          value={value?.templateId ?? none}
          options={[
            { value: none, label: t('template.none') },
            ...templates.map(({ templateId, name }) => ({ value: templateId, label: name })),
          ]}
          onChange={(templateId) => {
            if (templateId === none) onChange({ template: null });
            else find.mutate(templateId, { onSuccess: (template) => onChange(takeTemplate(template)) });
          }}
        />
      </Form.Item>
    </Form>
  );
}
