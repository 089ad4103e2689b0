import { useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import { Alert, App, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../../session/permissions.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Loadable } from '../../../ui/loadable.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { TeamSelect } from '../../organizations/team-select.tsx';
import { templateChoicesQuery } from '../../templates/templates.queries.ts';
import type { OpenProject } from '../projects.queries.ts';
import {
  templateDifferencesQuery,
  useApplyTemplate,
  useTemplateFromProject,
} from './project-templates.queries.ts';

/** What a project and a template differ in, giving the project what the template says, and a new template of it. */
export function TemplateCard({ project }: { readonly project: OpenProject }) {
  const { t } = useTranslation('projects');
  const templates = useQuery(templateChoicesQuery).data ?? [];
  const [templateId, setTemplateId] = useState<string>();
  const [making, setMaking] = useState(false);
  const allows = useAllows();
  const { projectId } = project;
  return (
    <Section
      title={t('template.label')}
      description={t('templates.hint')}
      actions={
        allows('template:edit') ? (
          <Button onClick={() => setMaking(true)}>{t('templates.make')}</Button>
        ) : null
      }
    >
      <Stack gap="sm">
        <Select<string>
          aria-label={t('templates.compare')}
          placeholder={t('templates.compare')}
          showSearch={{ optionFilterProp: 'label' }}
          {...(templateId === undefined ? {} : { value: templateId })}
          notFoundContent={t('templates.none')}
          options={templates.map(({ templateId: value, name }) => ({ value, label: name }))}
          onChange={setTemplateId}
        />
        {templateId === undefined ? null : (
          <Differences project={project} key={templateId} templateId={templateId} />
        )}
      </Stack>
      <MakeTemplate
        projectId={projectId}
        teamId={project.team?.teamId ?? null}
        open={making}
        onClose={() => setMaking(false)}
      />
    </Section>
  );
}

interface DifferencesProps {
  readonly project: OpenProject;
  readonly templateId: string;
}

function Differences({ project: { projectId, managed, status }, templateId }: DifferencesProps) {
  const { t } = useTranslation('projects');
  const { t: words } = useTranslation('templates');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const query = useQuery(templateDifferencesQuery(projectId, templateId));
  const apply = useApplyTemplate();
  return (
    <Loadable query={query}>
      {(parts) => {
        if (parts.length === 0) return <Alert type="success" showIcon title={t('templates.same')} />;
        const names = parts.map((part) => words(`part.${part}`)).join(t('listSeparator'));
        const askToApply = () =>
          confirm({
            title: t('templates.applyTitle', { count: parts.length }),
            consequence: t('templates.applyText', { parts: names }),
            verb: t('templates.apply'),
            onConfirm: async () => {
              await apply.mutateAsync({ projectId, templateId });
              void message.success(t('templates.applied'));
            },
          });
        return (
          <Alert
            type="info"
            title={t('templates.differs', { count: parts.length })}
            description={names}
            action={
              managed && status === 'active' ? (
                <Button size="small" onClick={askToApply}>
                  {t('templates.apply')}
                </Button>
              ) : null
            }
          />
        );
      }}
    </Loadable>
  );
}

interface MakeTemplateProps {
  readonly projectId: string;
  readonly teamId: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

function MakeTemplate({ projectId, teamId, open, onClose }: MakeTemplateProps) {
  const { t } = useTranslation('projects');
  const { t: words } = useTranslation('templates');
  const { message } = App.useApp();
  const make = useTemplateFromProject();
  return (
    <FormDialog<{ name: string; teamId: string | null }>
      title={t('templates.make')}
      open={open}
      onClose={onClose}
      verb={t('templates.makeVerb')}
      initialValues={{ name: '', teamId }}
      hint={t('templates.makeHint')}
      onSubmit={async (fields) => {
        const { name } = await make.mutateAsync({ projectId, ...fields });
        void message.success(t('templates.made', { name }));
      }}
    >
      <Form.Item name="name" label={words('field.name')}>
        <Input maxLength={limits.projectNameCharacters} />
      </Form.Item>
      <Form.Item name="teamId" label={t('team')}>
        <TeamField />
      </Form.Item>
    </FormDialog>
  );
}

/** Gets its value from the form around it. */
function TeamField({
  id,
  value = null,
  onChange,
}: {
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (teamId: string | null) => void;
}) {
  return <TeamSelect {...(id ? { id } : {})} value={value} onChange={(teamId) => onChange?.(teamId)} />;
}
