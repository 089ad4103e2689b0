import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loadable } from '../../ui/loadable.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StyleFileList } from './style-files.tsx';
import { styleFilesQuery, styleQuery } from './style-guides.queries.ts';
import { StyleWords } from './style-words.tsx';

/** The style guide of a project, to be read beside the work. */
export function StyleReference({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('style-guides');
  const style = useQuery(styleQuery(projectId));
  const files = useQuery(styleFilesQuery(projectId));
  return (
    <Stack gap="md">
      <Section title={t('title')}>
        <Loadable query={style}>
          {([newest]) =>
            newest === undefined || newest.inherits ? <OrganizationStyle /> : <StyleWords style={newest} />
          }
        </Loadable>
      </Section>
      <Section title={t('files.title')}>
        <Loadable query={files}>
          {(list) => <StyleFileList projectId={projectId} files={list} editable={false} />}
        </Loadable>
      </Section>
    </Stack>
  );
}

/** What projects go by that say nothing of their own. */
function OrganizationStyle() {
  const query = useQuery(styleQuery(null));
  return (
    <Loadable query={query}>
      {([newest]) => <StyleWords style={newest ?? { tone: 'any', address: 'any', instructions: '' }} />}
    </Loadable>
  );
}
