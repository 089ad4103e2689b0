import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { type StyleDraft, savedStyle } from './style-draft.ts';
import { StyleForm } from './style-form.tsx';
import styles from './style-guide.module.css';
import { styleQuery } from './style-guides.queries.ts';
import { StyleVersions } from './style-versions.tsx';

interface StyleGuideProps {
  /** Null: of the organization. */
  readonly projectId: string | null;
  /** Whether it can be changed at all, such as in a project that goes on. */
  readonly open?: boolean;
}

/** What language models are told of how to translate, and what they were told before. */
export function StyleGuide({ projectId, open = true }: StyleGuideProps) {
  const { t } = useTranslation('style-guides');
  const editable = useAllows()('project:manage') && open;
  const query = useQuery(styleQuery(projectId));
  const [restored, setRestored] = useState<StyleDraft>();
  const scope = projectId === null ? 'organization' : 'project';
  return (
    <div className={styles['guide']}>
      <Loadable query={query}>
        {(versions) => (
          <>
            <StyleForm
              // A new version, or one that is taken up again, begins a new form.
              key={JSON.stringify([versions[0]?.version, restored])}
              projectId={projectId}
              editable={editable}
              saved={savedStyle(versions[0], projectId)}
              draft={restored}
              version={versions[0]?.version ?? 0}
              onSaved={() => setRestored(undefined)}
            />
            <Section title={t('history.title')} description={t(`history.${scope}`)}>
              <StyleVersions versions={versions} onRestore={editable ? setRestored : undefined} />
            </Section>
          </>
        )}
      </Loadable>
    </div>
  );
}
