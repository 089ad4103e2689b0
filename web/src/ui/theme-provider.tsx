import { App, ConfigProvider } from 'antd';
import type { Locale as AntdLocale } from 'antd/es/locale';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { noticePlace } from './notice-place.tsx';
import { themeConfig } from './theme.ts';
import { useReducedMotion, useThemeChoice } from './theme-choice.ts';
import { applyTheme } from './theme-variables.ts';

interface ThemeProviderProps {
  readonly componentTexts?: AntdLocale;
  readonly children: ReactNode;
}

export function ThemeProvider({ componentTexts, children }: ThemeProviderProps) {
  const { brightness } = useThemeChoice();
  const reducedMotion = useReducedMotion();
  const theme = useMemo(() => themeConfig(brightness, reducedMotion), [brightness, reducedMotion]);
  useLayoutEffect(() => applyTheme(brightness), [brightness]);
  return (
    <ConfigProvider
      theme={theme}
      {...(componentTexts ? { locale: componentTexts } : {})}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      form={{ requiredMark: 'optional', colon: false }}
      modal={{ centered: true }}
    >
      <App message={{ maxCount: 1, top: 8, getContainer: noticePlace }}>{children}</App>
    </ConfigProvider>
  );
}
