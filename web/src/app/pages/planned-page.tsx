import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../screens/screen-texts.ts';
import { useScreens } from '../../screens/use-screens.ts';
import { useAllows } from '../../session/permissions.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './planned-page.module.css';

/** A capability that comes later: what it will be, and what can be done meanwhile. */
export function PlannedPage() {
  const { t } = useTranslation('shell');
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  const textOf = useScreenTexts();
  const screens = useScreens();
  const allows = useAllows();
  const plan = screen?.planned;
  if (!screen || !plan) return null;
  const instead = screens.find(({ path }) => path === plan.instead);
  return (
    <div className={styles['page']}>
      <StatusTag tone="accent">{t('planned.tag')}</StatusTag>
      <Text as="h2" size="title">
        {textOf(screen.title)}
      </Text>
      <Text as="p" tone="secondary">
        {textOf(`${plan.text}.what`)}
      </Text>
      <div className={styles['meanwhile']}>
        <div className={styles['words']}>
          <Text as="h3" size="small" tone="tertiary">
            {t('planned.meanwhile')}
          </Text>
          <Text as="p">{textOf(`${plan.text}.meanwhile`)}</Text>
        </div>
        {instead && allows(instead.permission) ? (
          <ButtonLink to={instead.path}>{t('planned.go', { page: textOf(instead.title) })}</ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
