import { theme as antdTheme, type ThemeConfig } from 'antd';
import type { Locale } from '../i18n/locale.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';

export type Brightness = 'light' | 'dark';

/** Chinese draws quotes, dashes and dots a full square wide; other languages take those from a Latin font. */
export const chineseFontFamily =
  '-apple-system, "Segoe UI", Inter, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';
export const latinFontFamily = `"Latin Punctuation", ${chineseFontFamily}`;

export function fontFamilyOf(locale: Locale): string {
  return locale === 'zh-CN' ? chineseFontFamily : latinFontFamily;
}
export const monospaceFamily =
  'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono CJK SC", monospace';

/** Steps of space in px: name, number. */
export const spaces = { xxs: 4, xs: 8, sm: 12, md: 16, lg: 24, xl: 32, xxl: 48 } as const;
export type Space = keyof typeof spaces;

/** Size and line height in px. */
export const typeSizes = {
  body: [14, 22],
  table: [13, 20],
  secondary: [12, 18],
  section: [16, 24],
  title: [20, 28],
  editor: [15, 24],
} as const;

export const sizes = {
  icon: 16,
  navigation: 124,
  navigationFolded: 56,
  header: 46,
  form: 640,
  sheet: 960,
  reading: '72ch',
} as const;

export const palettes: Readonly<Record<Brightness, Palette>> = { light: lightPalette, dark: darkPalette };

/** Defaults of the component library, set once; screens pass no style of their own. */
export function themeConfig(brightness: Brightness, reducedMotion = false): ThemeConfig {
  const palette = palettes[brightness];
  return {
    algorithm: brightness === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    cssVar: { key: 'transloom' },
    hashed: false,
    token: { ...typeTokens, ...colorTokens(palette), motion: !reducedMotion },
    components: componentTokens(palette),
  };
}

const typeTokens = {
  fontFamily: 'var(--font-family)',
  fontFamilyCode: monospaceFamily,
  fontSize: 14,
  lineHeight: 22 / 14,
  fontSizeHeading3: 20,
  lineHeightHeading3: 28 / 20,
  fontSizeHeading4: 16,
  lineHeightHeading4: 24 / 16,
  fontWeightStrong: 600,
  borderRadius: 6,
  borderRadiusLG: 8,
  borderRadiusSM: 4,
  controlHeight: 32,
  controlHeightSM: 26,
  controlHeightLG: 38,
  motionDurationFast: '0.06s',
  motionDurationMid: '0.1s',
  motionDurationSlow: '0.14s',
  wireframe: false,
};

function colorTokens(palette: Palette) {
  return {
    colorPrimary: palette.accent,
    colorPrimaryHover: palette.accentHover,
    colorPrimaryActive: palette.accentActive,
    colorPrimaryBg: palette.accentSoft,
    colorPrimaryBgHover: palette.accentSoft,
    colorPrimaryText: palette.accentText,
    colorInfo: palette.blue,
    colorInfoBg: palette.blueSoft,
    colorSuccess: palette.green,
    colorSuccessBg: palette.greenSoft,
    colorWarning: palette.amber,
    colorWarningBg: palette.amberSoft,
    colorError: palette.redStrong,
    colorErrorText: palette.red,
    colorErrorBg: palette.redSoft,
    colorLink: palette.accentText,
    colorLinkHover: palette.accentText,
    colorLinkActive: palette.accentText,
    colorBgLayout: palette.background,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.raised,
    colorBgMask: palette.mask,
    colorBorder: palette.controlLine,
    colorBorderSecondary: palette.line,
    colorSplit: palette.lineSoft,
    colorText: palette.text,
    colorTextSecondary: palette.textSecondary,
    colorTextTertiary: palette.textTertiary,
    colorTextQuaternary: palette.textTertiary,
    colorTextPlaceholder: palette.textTertiary,
    colorTextDisabled: palette.textDisabled,
    colorTextDescription: palette.textTertiary,
    colorTextHeading: palette.text,
    colorTextLightSolid: palette.onAccent,
    colorIcon: palette.textSecondary,
    colorIconHover: palette.text,
    colorFill: palette.fill,
    colorFillSecondary: palette.fillHover,
    colorFillTertiary: palette.fillSoft,
    colorFillQuaternary: palette.fillSoft,
    boxShadow: palette.shadow,
    boxShadowSecondary: palette.shadow,
    boxShadowTertiary: 'none',
  };
}

function componentTokens(palette: Palette): NonNullable<ThemeConfig['components']> {
  return {
    Button: {
      fontWeight: 400,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      defaultHoverColor: palette.accentText,
      defaultHoverBorderColor: palette.accentText,
      defaultActiveColor: palette.accentText,
      defaultActiveBorderColor: palette.accentText,
      contentFontSizeSM: 13,
    },
    Checkbox: { colorBorder: palette.markLine },
    Radio: { colorBorder: palette.markLine },
    Input: { activeShadow: `0 0 0 2px ${palette.accentSoft}` },
    Select: { optionSelectedBg: palette.accentSoft, optionSelectedColor: palette.text },
    Table: {
      fontSize: 13,
      headerBg: palette.surface,
      headerColor: palette.textSecondary,
      headerSplitColor: 'transparent',
      rowHoverBg: palette.fillSoft,
      rowSelectedBg: palette.accentSoft,
      rowSelectedHoverBg: palette.accentSoft,
      cellPaddingBlock: 9,
      cellPaddingInline: 12,
      cellPaddingBlockMD: 8,
      borderColor: palette.lineSoft,
    },
    Tabs: {
      titleFontSize: 14,
      horizontalItemPadding: '11px 0',
      horizontalItemGutter: 24,
      horizontalMargin: '0 0 20px 0',
      itemColor: palette.textSecondary,
      itemHoverColor: palette.text,
      itemSelectedColor: palette.text,
      itemActiveColor: palette.text,
      inkBarColor: palette.accent,
    },
    // Words of a menu in colour are text too; under the pointer the dangerous one turns about.
    Dropdown: {
      colorPrimary: palette.accentText,
      colorError: palette.red,
      colorTextLightSolid: palette.surface,
    },
    Menu: { itemHeight: 34, itemBorderRadius: 6, itemSelectedBg: palette.accentSoft },
    Modal: { titleFontSize: 16, titleLineHeight: 1.5 },
    Drawer: { paddingLG: 24 },
    Tooltip: { colorBgSpotlight: palette.tooltip, fontSize: 12 },
    Tag: { defaultBg: palette.greySoft, defaultColor: palette.grey },
    Form: {
      // The strong red is for surfaces; messages are text.
      colorError: palette.red,
      labelColor: palette.textSecondary,
      verticalLabelPadding: '0 0 4px',
      itemMarginBottom: 24,
    },
    Progress: { defaultColor: palette.accent, remainingColor: palette.fill },
    Slider: {
      railBg: palette.fill,
      railHoverBg: palette.fillHover,
      trackBg: palette.accent,
      trackHoverBg: palette.accentHover,
      handleColor: palette.accent,
      handleActiveColor: palette.accentHover,
    },
    Segmented: { trackBg: palette.fillSoft, itemSelectedBg: palette.thumb },
    Skeleton: { gradientFromColor: palette.fillHover, gradientToColor: palette.fill },
  };
}
