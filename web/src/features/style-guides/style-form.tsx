import { Alert, App, Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useAskBeforeLeaving } from '../../ui/use-ask-before-leaving.ts';
import { OrganizationStyle } from './organization-style.tsx';
import type { StyleDraft } from './style-draft.ts';
import { StyleFields } from './style-fields.tsx';
import styles from './style-guide.module.css';
import { useSaveStyle } from './style-guides.queries.ts';

interface StyleFormProps {
  readonly projectId: string | null;
  readonly editable: boolean;
  readonly saved: StyleDraft;
  /** A version that is taken up again, to be saved anew. */
  readonly draft: StyleDraft | undefined;
  readonly version: number;
  readonly onSaved: () => void;
}

export function StyleForm({ projectId, editable, saved, draft: begun, version, onSaved }: StyleFormProps) {
  const { t } = useTranslation('style-guides');
  const { message } = App.useApp();
  const [draft, setDraft] = useState(begun ?? saved);
  const save = useSaveStyle(projectId);
  const changed = JSON.stringify(draft) !== JSON.stringify(saved);
  useAskBeforeLeaving(() => changed, { title: t('leave.title'), consequence: t('leave.consequence') });
  const submit = () =>
    save.mutate(
      { ...draft, baseVersion: version },
      {
        onSuccess: () => {
          message.success(t('saved'));
          onSaved();
        },
      },
    );
  return (
    <Section
      title={t('title')}
      description={t('description')}
      actions={
        editable ? (
          <div className={styles['actions']}>
            <Button disabled={!changed} onClick={() => setDraft(saved)}>
              {t('discard')}
            </Button>
            <Button type="primary" disabled={!changed} loading={save.isPending} onClick={submit}>
              {t('save')}
            </Button>
          </div>
        ) : null
      }
    >
      <Stack>
        {save.error ? <Alert type="error" showIcon title={save.error.message} /> : null}
        {projectId === null ? null : (
          <Radio.Group
            aria-label={t('whose.label')}
            disabled={!editable}
            value={draft.inherits}
            onChange={({ target }) => setDraft({ ...draft, inherits: target.value === true })}
          >
            <Radio value={true}>{t('whose.organization')}</Radio>
            <Radio value={false}>{t('whose.project')}</Radio>
          </Radio.Group>
        )}
        {draft.inherits ? (
          <OrganizationStyle />
        ) : (
          <StyleFields draft={draft} disabled={!editable} onChange={setDraft} />
        )}
      </Stack>
    </Section>
  );
}
