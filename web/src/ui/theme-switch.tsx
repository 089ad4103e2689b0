import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { chooseTheme, type ThemeChoice, themeChoices, useThemeChoice } from './theme-choice.ts';

const icons: Readonly<Record<ThemeChoice, React.ReactNode>> = {
  system: <DesktopOutlined />,
  light: <SunOutlined />,
  dark: <MoonOutlined />,
};

/** System, light or dark; remembered in this browser. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const { choice } = useThemeChoice();
  return (
    <Segmented<ThemeChoice>
      block
      aria-label={t('theme.title')}
      value={choice}
      onChange={chooseTheme}
      options={themeChoices.map((value) => ({
        value,
        icon: icons[value],
        label: t(`theme.short.${value}`),
        tooltip: t(`theme.${value}`),
      }))}
    />
  );
}
