import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { useScreens } from '../../screens/use-screens.ts';
import { useAllows } from '../../session/permissions.ts';
import { CardGrid } from '../../ui/list/cards.tsx';
import { Page } from '../../ui/page.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { tabsOf } from '../shell/tabs-of.ts';
import styles from './tools-page.module.css';

/** The toolbox: one card for each tool this user may open. */
export function ToolsPage() {
  const { t } = useTranslation('shell');
  const textOf = useScreenTexts();
  const allows = useAllows();
  const tools = tabsOf(useScreens(), { group: 'tools', allows });
  return (
    <Page>
      <CardGrid>
        {tools.map(({ path, title, tab, planned }) => (
          <li key={path}>
            <Link to={path} className={styles['link']}>
              <span className={styles['heading']}>
                <Text strong>{textOf(title)}</Text>
                {planned ? <StatusTag tone="neutral">{t('planned.tag')}</StatusTag> : null}
              </span>
              <Text as="p" size="table" tone="secondary">
                {planned ? textOf(`${planned.text}.what`) : tab?.purpose ? textOf(tab.purpose) : null}
              </Text>
            </Link>
          </li>
        ))}
      </CardGrid>
    </Page>
  );
}
