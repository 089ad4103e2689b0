import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../../screens/screen.ts';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { useScreens } from '../../screens/use-screens.ts';
import { useAllows } from '../../session/permissions.ts';
import { CardGrid } from '../../ui/list/cards.tsx';
import { NameLink } from '../../ui/name-link.tsx';
import { Page } from '../../ui/page.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { tabsOf } from '../shell/tabs-of.ts';
import styles from './tools-page.module.css';

/** The toolbox: one card for each tool this user may open. */
export function ToolsPage() {
  const allows = useAllows();
  const tools = tabsOf(useScreens(), { group: 'tools', allows });
  return (
    <Page>
      <CardGrid>
        {tools.map((tool) => (
          <ToolCard key={tool.path} tool={tool} />
        ))}
      </CardGrid>
    </Page>
  );
}

/** What the tool is for, and its newest works. */
function ToolCard({ tool: { path, title, tab, planned } }: { readonly tool: Screen }) {
  const { t } = useTranslation('shell');
  const textOf = useScreenTexts();
  const Recent = tab?.recent;
  return (
    <li className={styles['card']}>
      <div className={styles['heading']}>
        <NameLink to={path}>{textOf(title)}</NameLink>
        {planned ? <StatusTag tone="neutral">{t('planned.tag')}</StatusTag> : null}
      </div>
      <Text as="p" size="table" tone="secondary">
        {planned ? textOf(`${planned.text}.what`) : tab?.purpose ? textOf(tab.purpose) : null}
      </Text>
      {Recent === undefined ? null : (
        <Suspense fallback={null}>
          <Recent />
        </Suspense>
      )}
    </li>
  );
}
