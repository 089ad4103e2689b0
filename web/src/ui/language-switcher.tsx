import { GlobalOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeLocale, currentLocale, locales } from '../i18n/locale.ts';
import { IconButton } from './icon-button.tsx';

/** Saves the language and loads the page again in it. */
export function LanguageSwitcher() {
  const { t } = useTranslation('shell');
  const items = locales.map((locale) => ({
    key: locale,
    label: t(`language.${locale}`),
    onClick: () => {
      if (locale !== currentLocale()) changeLocale(locale);
    },
  }));
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, selectable: true, selectedKeys: [currentLocale()] }}
    >
      <IconButton label={t('language.title')} icon={<GlobalOutlined />} aria-haspopup="menu" />
    </Dropdown>
  );
}
