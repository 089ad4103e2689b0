import { useQuery } from '@tanstack/react-query';
import type { StyleVersion } from '@transloom/contracts/style-guides';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { SaveButtons } from '../../ui/form/save-buttons.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { savedStyle, styleDraftSchema } from './style-draft.ts';
import { StyleFiles } from './style-files.tsx';
import { StyleForm } from './style-form.tsx';
import { styleQuery, useSaveStyle } from './style-guides.queries.ts';
import { StyleVersions } from './style-versions.tsx';

interface StyleGuideProps {
  /** Null: of the organization. */
  readonly projectId: string | null;
  /** Whether it can be changed at all; not in a project that is archived. */
  readonly open?: boolean;
}

/** How language models translate: the style in force, and the versions before it. */
export function StyleGuide(props: StyleGuideProps) {
  const query = useQuery(styleQuery(props.projectId));
  return (
    <Loadable query={query}>
      {(versions) => <Guide {...props} versions={versions} onConflict={() => void query.refetch()} />}
    </Loadable>
  );
}

interface GuideProps extends StyleGuideProps {
  /** Newest first. */
  readonly versions: readonly StyleVersion[];
  readonly onConflict: () => void;
}

function Guide({ projectId, open = true, versions, onConflict }: GuideProps) {
  const { t } = useTranslation('style-guides');
  const { message } = App.useApp();
  const editable = useAllows()('project:manage') && open;
  const save = useSaveStyle(projectId);
  const baseVersion = versions[0]?.version ?? 0;
  const form = useEditForm({
    schema: styleDraftSchema,
    saved: savedStyle(versions[0], projectId),
    labels: {
      inherits: t('whose.label'),
      tone: t('tone.label'),
      address: t('address.label'),
      instructions: t('instructions.label'),
    },
    save: (style) => save.mutateAsync({ ...style, baseVersion }),
    onSaved: () => void message.success(t('saved')),
    onConflict,
  });
  return (
    <Stack>
      <Section
        title={t('title')}
        description={t('description')}
        actions={editable ? <SaveButtons form={form} /> : null}
      >
        <FormFailure form={form} />
        <StyleForm form={form} ofProject={projectId !== null} editable={editable} />
      </Section>
      {projectId === null ? null : <StyleFiles projectId={projectId} editable={editable} />}
      <Section
        title={t('history.title')}
        description={t(projectId === null ? 'history.organization' : 'history.project')}
      >
        <StyleVersions versions={versions} onRestore={editable ? form.set : undefined} />
      </Section>
    </Stack>
  );
}
