import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAnnouncedSwitch } from '../../features/organizations/use-announced-switch.ts';
import { changeLocale, currentLocale, locales } from '../../i18n/locale.ts';
import type { Screen } from '../../screens/screen.ts';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { useScreens } from '../../screens/use-screens.ts';
import { useAllows } from '../../session/permissions.ts';
import { organizationsQuery } from '../../session/session.queries.ts';
import { useSignOut } from '../../session/session-commands.ts';
import { chooseTheme, readThemeChoice, themeChoices } from '../../ui/theme-choice.ts';
import { navigationItems, segmentOf } from './navigation-items.tsx';
import type { PaletteCommand } from './palette-commands.ts';

const createPath = '/project/new';
const alwaysListed: ReadonlySet<string> = new Set([
  ...navigationItems.map(({ path }) => path),
  '/engine/quickCreate',
  '/project/templateNew',
  '/project/style-guide',
  '/project/own-checks',
  '/project/segmentation',
  '/team/index-inside',
  '/about/index',
  '/about/guide',
  '/about/news',
  '/about/feedback',
  '/about/purchase',
  '/about/shortcuts',
  '/system/check',
]);

/** Section pages, tabs and the account's pages: what can be opened without naming a thing. */
function isListed({ path, tab, bare }: Screen): boolean {
  return !bare && (tab !== undefined || alwaysListed.has(path));
}

/** In the order of the navigation, then of the tabs; pages of no section come last. */
function placeOf({ path, tab }: Screen): number {
  const section = navigationItems.findIndex(({ segment }) => segment === segmentOf(path));
  return (section < 0 ? navigationItems.length : section) * 100 + (tab?.order ?? 0);
}

export function usePaletteCommands(): readonly PaletteCommand[] {
  return [
    ...usePageCommands(),
    ...useOrganizationCommands(),
    ...useAppearanceCommands(),
    ...useAccountCommands(),
  ];
}

function usePageCommands(): PaletteCommand[] {
  const textOf = useScreenTexts();
  const allows = useAllows();
  const navigate = useNavigate();
  const pages = useScreens()
    .filter((screen) => isListed(screen) && allows(screen.permission))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(
      ({ path, title, planned }): PaletteCommand => ({
        id: path,
        group: 'goTo',
        label: textOf(title),
        aliases: path,
        planned: planned !== undefined,
        run: () => void navigate({ to: path }),
      }),
    );
  const create: PaletteCommand[] = allows('project:newRouter')
    ? [
        {
          id: 'create',
          group: 'create',
          label: textOf('projects:screen.new'),
          run: () => void navigate({ to: createPath }),
        },
      ]
    : [];
  return [...create, ...pages];
}

function useOrganizationCommands(): PaletteCommand[] {
  const { t } = useTranslation('organizations');
  const { data } = useQuery(organizationsQuery);
  const switchTo = useAnnouncedSwitch();
  return (data?.all ?? [])
    .filter(({ isSelected }) => !isSelected)
    .map((organization) => ({
      id: organization.organizationId,
      group: 'organization',
      label: t('switchTo', { name: organization.name }),
      run: () => switchTo(organization),
    }));
}

function useAppearanceCommands(): PaletteCommand[] {
  const { t } = useTranslation('shell');
  return [
    ...locales
      .filter((locale) => locale !== currentLocale())
      .map(
        (locale): PaletteCommand => ({
          id: locale,
          group: 'language',
          label: t(`language.${locale}`),
          aliases: locale,
          run: () => changeLocale(locale),
        }),
      ),
    ...themeChoices
      .filter((choice) => choice !== readThemeChoice())
      .map(
        (choice): PaletteCommand => ({
          id: choice,
          group: 'theme',
          label: t(`theme.${choice}`),
          run: () => chooseTheme(choice),
        }),
      ),
  ];
}

function useAccountCommands(): PaletteCommand[] {
  const { t } = useTranslation('organizations');
  const { mutate: signOut } = useSignOut();
  return [
    { id: 'sign-out', group: 'account', label: t('signOut'), aliases: 'log out', run: () => signOut() },
  ];
}
