import type { Locale } from '../../i18n/locale.ts';

/** Areas of the product, each with a guide, in the order they are read. */
export const guideAreas = [
  'start',
  'projects',
  'editor',
  'memories',
  'terms',
  'engines',
  'tools',
  'account',
  'administration',
] as const;
export type GuideArea = (typeof guideAreas)[number];

export interface GuideSection {
  readonly heading: string;
  readonly text: readonly string[];
  readonly steps?: readonly string[];
  /** Leads to a screen of the product. */
  readonly link?: { readonly to: string; readonly label: string };
}

export interface Guide {
  readonly intro: string;
  readonly sections: readonly GuideSection[];
}

export interface News {
  readonly releases: readonly {
    readonly version: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  }[];
}

const files = import.meta.glob<Guide | News>('./guides/*/*.json', { import: 'default' });

export function isGuideArea(name: string): name is GuideArea {
  return (guideAreas as readonly string[]).includes(name);
}

/** Texts of the guide are loaded when they are read; they are no part of the catalogues. */
export async function loadGuide(locale: Locale, area: GuideArea): Promise<Guide> {
  return (await load(locale, area)) as Guide;
}

export async function loadNews(locale: Locale): Promise<News> {
  return (await load(locale, 'news')) as News;
}

async function load(locale: Locale, name: string): Promise<Guide | News> {
  const read = files[`./guides/${locale}/${name}.json`];
  if (!read) throw new Error(`there is no ${name} in ${locale}`);
  return read();
}
