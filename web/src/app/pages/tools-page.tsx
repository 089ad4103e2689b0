import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../i18n/locale.ts';
import { useAllows } from '../../session/permissions.ts';
import { useUser } from '../../session/session.queries.ts';
import { CardGrid } from '../../ui/list/cards.tsx';
import { Page } from '../../ui/page.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { plannedPageOf } from '../planned-pages.ts';
import { tabsOf } from '../shell/tabs-of.ts';
import { useScreens } from '../use-screens.ts';
import styles from './tools-page.module.css';

/** The toolbox: one card for each tool this user may open. */
export function ToolsPage() {
  const { t } = useTranslation('shell');
  const allows = useAllows();
  const accountType = useUser()?.accountType;
  const tools = tabsOf(useScreens(), { group: 'tools', allows, accountType });
  return (
    <Page>
      <CardGrid>
        {tools.map(({ path, title }) => {
          const plan = plannedPageOf(path);
          return (
            <li key={path}>
              <Link to={path} className={styles['link']}>
                <span className={styles['heading']}>
                  <Text strong>{t(title)}</Text>
                  {plan ? <StatusTag tone="neutral">{t('planned.tag')}</StatusTag> : null}
                </span>
                <Text as="p" size="table" tone="secondary">
                  {plan?.texts[currentLocale()].what}
                </Text>
              </Link>
            </li>
          );
        })}
      </CardGrid>
    </Page>
  );
}
