import { ScissorOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { useAllows } from '../../session/permissions.ts';
import { Section } from '../../ui/section.tsx';
import { Text } from '../../ui/text.tsx';
import { type TypeOfFiles, TypeOptions } from '../document-settings/type-options.tsx';
import { limitsQuery } from '../files/use-uploads.ts';
import { FileOptionsTable } from './file-options-table.tsx';
import { filesOf } from './files-of-project.ts';
import { type OpenProject, useChangeSetting } from './projects.queries.ts';

/** What files of the project are read with: by type for those to come, and each as it was read. */
export function DocumentSettingsTab({ project }: { readonly project: OpenProject }) {
  const { t } = useTranslation('projects');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const editable = useAllows()('project:manage') && project.status === 'active';
  const edit = useChangeSetting();
  const types = useTypes(project);
  const { projectId, documentOptions, sourceLanguage, targetLanguages } = project;
  const hasOptions = types.some(({ options }) => options.length > 0);
  return (
    <>
      <Section
        title={t('documentSettings.types')}
        description={t('documentSettings.typesHint')}
        actions={
          <Allowed keys="project:manage">
            <Button
              icon={<ScissorOutlined aria-hidden />}
              onClick={() => void navigate({ to: '/project/segmentation' })}
            >
              {t('documentSettings.segmentation')}
            </Button>
          </Allowed>
        }
      >
        {hasOptions ? (
          <TypeOptions
            types={types}
            value={documentOptions}
            inForce={{}}
            disabled={!editable}
            onChange={(changed) =>
              edit.mutate(
                { projectId, documentOptions: changed },
                {
                  onSuccess: () => void message.success(t('documentSettings.saved')),
                  onError: (error) => void message.error(error.message),
                },
              )
            }
            languages={[sourceLanguage, ...targetLanguages]}
          />
        ) : (
          <Text size="table" tone="tertiary">
            {t('documentSettings.noTypes')}
          </Text>
        )}
      </Section>
      <Section title={t('documentSettings.files')} description={t('documentSettings.filesHint')}>
        <FileOptionsTable project={project} types={types} editable={editable} />
      </Section>
    </>
  );
}

/** Of the files the project has, and of those options were chosen for. */
function useTypes({ documents, documentOptions }: OpenProject): readonly TypeOfFiles[] {
  const limits = useQuery(limitsQuery('document')).data;
  const files = filesOf(documents);
  const ids = new Set([...files.flatMap(({ format }) => format ?? []), ...Object.keys(documentOptions)]);
  return (limits?.formats ?? [])
    .filter(({ id }) => ids.has(id))
    .map((format) => ({ ...format, files: files.filter((file) => file.format === format.id).length }));
}
