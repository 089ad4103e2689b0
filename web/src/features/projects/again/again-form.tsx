import { pretranslationScopes } from '@transloom/contracts/pretranslation-runs';
import { Alert, Button, Checkbox, Form, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useCreateWork } from '../../../work/use-work-commands.ts';
import type { OpenProject } from '../projects.queries.ts';
import { type PretranslationRun, pretranslationRuns } from './again.queries.ts';
import type { AgainChoice } from './again-choice.ts';

interface AgainFormProps {
  readonly project: OpenProject;
  readonly choice: AgainChoice;
  readonly onChange: (choice: AgainChoice) => void;
  readonly onStarted: (run: PretranslationRun) => void;
}

/** Which segments may change; nothing is changed before its preview was seen. */
export function AgainForm({ project, choice, onChange, onStarted }: AgainFormProps) {
  const { t } = useTranslation('projects');
  const create = useCreateWork(pretranslationRuns);
  const { projectId } = project;
  const start = () =>
    create.mutate({ projectId, ...choice, documentIds: [...choice.documentIds] }, { onSuccess: onStarted });
  return (
    <Stack gap="md">
      <Text size="table" tone="secondary">
        {t('again.hint')}
      </Text>
      <Form layout="vertical" component="div">
        <Form.Item label={t('again.files')} htmlFor="again-files">
          <Select
            id="again-files"
            mode="multiple"
            allowClear
            placeholder={t('again.allFiles')}
            value={[...choice.documentIds]}
            onChange={(documentIds: string[]) => onChange({ ...choice, documentIds })}
            options={project.documents.map(({ documentId, name, targetLanguage }) => ({
              value: documentId,
              label: `${name} · ${languageName(targetLanguage)}`,
            }))}
          />
        </Form.Item>
        <Form.Item label={t('again.scope')} required>
          <Radio.Group
            aria-label={t('again.scope')}
            value={choice.scope}
            onChange={({ target }) => onChange({ ...choice, scope: target.value })}
          >
            <Stack gap="xs">
              {pretranslationScopes.map((scope) => (
                <Radio key={scope} value={scope}>
                  {t(`again.scopes.${scope}`)}
                  <Text as="div" size="small" tone="tertiary">
                    {t(`again.scopeHints.${scope}`)}
                  </Text>
                </Radio>
              ))}
            </Stack>
          </Radio.Group>
        </Form.Item>
        <Checkbox
          checked={choice.askAgain}
          onChange={({ target }) => onChange({ ...choice, askAgain: target.checked })}
        >
          {t('again.askAgain')}
          <Text as="div" size="small" tone="tertiary">
            {t('again.askAgainHint')}
          </Text>
        </Checkbox>
      </Form>
      <DrawerButtons
        note={create.error ? <Alert type="error" showIcon title={create.error.message} /> : null}
      >
        <Button type="primary" loading={create.isPending} onClick={start}>
          {t('again.preview')}
        </Button>
      </DrawerButtons>
    </Stack>
  );
}
