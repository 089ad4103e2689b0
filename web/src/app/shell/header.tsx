import { QuestionCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { DownloadsButton } from '../../features/files/downloads-button.tsx';
import { MessagesButton } from '../../features/messages/messages-button.tsx';
import type { Screen } from '../../screens/screen.ts';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LanguageSwitcher } from '../../ui/language-switcher.tsx';
import { NoticePlace } from '../../ui/notice-place.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './header.module.css';
import { HeaderTabs } from './header-tabs.tsx';
import { HelpMenu } from './help-menu.tsx';
import { isSideGroup } from './is-side-group.ts';
import { SearchButton } from './search-button.tsx';

export function Header({ screen }: { readonly screen: Screen }) {
  const { t } = useTranslation('shell');
  const title = useScreenTexts()(screen.title);
  const group = screen.tab?.group;
  return (
    <header className={styles['header']}>
      {group && !isSideGroup(group) ? (
        <>
          <h1 className={styles['hiddenTitle']}>{title}</h1>
          <HeaderTabs screen={screen} group={group} />
        </>
      ) : (
        <Text as="h1" size="section" truncate>
          {title}
        </Text>
      )}
      <NoticePlace />
      <div className={styles['actions']}>
        <SearchButton />
        <DownloadsButton />
        <LanguageSwitcher />
        <MessagesButton />
        <HelpMenu placement="bottomRight">
          <IconButton label={t('help.title')} icon={<QuestionCircleOutlined />} aria-haspopup="menu" />
        </HelpMenu>
      </div>
    </header>
  );
}
