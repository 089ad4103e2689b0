/** Every colour of the interface, once for each theme. Screens know them by meaning only. */
export interface Palette {
  readonly background: string;
  readonly surface: string;
  readonly raised: string;
  readonly navigation: string;
  readonly line: string;
  readonly lineSoft: string;
  readonly controlLine: string;
  /** Line of controls that consist of their line alone: checkboxes and radio buttons. */
  readonly markLine: string;
  readonly text: string;
  readonly textSecondary: string;
  readonly textTertiary: string;
  readonly textDisabled: string;
  readonly fill: string;
  readonly fillSoft: string;
  readonly fillHover: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly accentActive: string;
  readonly accentText: string;
  readonly accentSoft: string;
  readonly onAccent: string;
  readonly green: string;
  readonly greenSoft: string;
  readonly amber: string;
  readonly amberSoft: string;
  readonly red: string;
  readonly redStrong: string;
  readonly redSoft: string;
  readonly blue: string;
  readonly blueSoft: string;
  readonly grey: string;
  readonly greySoft: string;
  readonly shadow: string;
  readonly mask: string;
  /** The chosen one of a row of choices. */
  readonly thumb: string;
  readonly tooltip: string;
  /** Pages of documents are paper in both themes; marks lie on it. */
  readonly paper: string;
  readonly paperHover: string;
  readonly paperActive: string;
  readonly planPro: string;
  readonly planFree: string;
  readonly planEnterprise: string;
  readonly planUltimate: string;
}

export const lightPalette: Palette = {
  background: '#f6f7f9',
  surface: '#ffffff',
  raised: '#ffffff',
  navigation: '#f0f2f5',
  line: '#e1e5eb',
  lineSoft: '#eceff3',
  controlLine: '#cbd2dc',
  markLine: '#7b8594',
  text: '#181c24',
  textSecondary: '#505a69',
  textTertiary: '#606a7a',
  textDisabled: '#a3acb9',
  fill: '#e4e8ee',
  fillSoft: '#f1f3f6',
  fillHover: '#e9ecf1',
  accent: '#3d5afe',
  accentHover: '#4a64fe',
  accentActive: '#2f46d8',
  accentText: '#3149d6',
  accentSoft: '#e9edff',
  onAccent: '#ffffff',
  green: '#177245',
  greenSoft: '#e3f5ea',
  amber: '#8a5a00',
  amberSoft: '#fdf1d8',
  red: '#c0292f',
  redStrong: '#d1343a',
  redSoft: '#fdeaea',
  blue: '#1a5fb4',
  blueSoft: '#e5f0fc',
  grey: '#566070',
  greySoft: '#eceff3',
  shadow: '0 8px 24px rgba(20, 28, 45, 0.12), 0 1px 3px rgba(20, 28, 45, 0.08)',
  mask: 'rgba(20, 26, 38, 0.4)',
  thumb: '#ffffff',
  tooltip: '#20252f',
  paper: '#ffffff',
  paperHover: '#e6eaf1',
  paperActive: '#cfd7ff',
  planPro: '#3d5afe',
  planFree: '#667080',
  planEnterprise: '#0f766e',
  planUltimate: '#9a5b00',
};

export const darkPalette: Palette = {
  background: '#0e1014',
  surface: '#15181e',
  raised: '#1c2027',
  navigation: '#111318',
  line: '#282d37',
  lineSoft: '#20242c',
  controlLine: '#39404c',
  markLine: '#737d8c',
  text: '#e7eaf0',
  textSecondary: '#aab2c0',
  textTertiary: '#8b94a3',
  textDisabled: '#5b6472',
  fill: '#2a303a',
  fillSoft: '#1b1f26',
  fillHover: '#232831',
  accent: '#4a64f5',
  accentHover: '#4c67fb',
  accentActive: '#3d55dd',
  accentText: '#95a6ff',
  accentSoft: '#1f2747',
  onAccent: '#ffffff',
  green: '#5ccb8f',
  greenSoft: '#14301f',
  amber: '#e5b454',
  amberSoft: '#352a10',
  red: '#ff8086',
  redStrong: '#d13f45',
  redSoft: '#3b191c',
  blue: '#76b3f5',
  blueSoft: '#132b45',
  grey: '#a3abb8',
  greySoft: '#262b34',
  shadow: '0 12px 32px rgba(0, 0, 0, 0.5), 0 0 0 1px rgba(255, 255, 255, 0.1)',
  mask: 'rgba(3, 4, 7, 0.6)',
  thumb: '#313845',
  tooltip: '#333a46',
  paper: '#ffffff',
  paperHover: '#e6eaf1',
  paperActive: '#cfd7ff',
  planPro: '#95a6ff',
  planFree: '#8b94a3',
  planEnterprise: '#5cc7bb',
  planUltimate: '#e5b454',
};
