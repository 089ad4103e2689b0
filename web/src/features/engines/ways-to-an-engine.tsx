import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAllows } from '../../session/permissions.ts';
import styles from './ways-to-an-engine.module.css';

/** Where no engine translates what is wanted: the three ways to get one, and who can. */
export function WaysToAnEngine() {
  const { t } = useTranslation('engine-models');
  const administers = useAllows()('engine:settings');
  return (
    <>
      {t('ways.intro')}
      <ul className={styles['ways']}>
        <li>{t('ways.key')}</li>
        <li>{t('ways.model')}</li>
        <li>{t('ways.server')}</li>
      </ul>
      {administers ? <Link to="/engine/settings">{t('ways.settings')}</Link> : t('ways.ask')}
    </>
  );
}
