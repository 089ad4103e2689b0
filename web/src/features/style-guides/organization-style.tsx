import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Allowed } from '../../session/allowed.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { savedStyle } from './style-draft.ts';
import styles from './style-guide.module.css';
import { styleQuery } from './style-guides.queries.ts';
import { StyleWords } from './style-words.tsx';

/** What a project goes by that says nothing of its own, with the way to where that is changed. */
export function OrganizationStyle() {
  const { t } = useTranslation('style-guides');
  const query = useQuery(styleQuery(null));
  return (
    <div className={styles['inherited']}>
      <Loadable query={query}>{(versions) => <StyleWords style={savedStyle(versions[0], null)} />}</Loadable>
      <Allowed keys="project:manage">
        <Link to="/project/style-guide" className={styles['link'] ?? ''}>
          {t('whose.change')}
        </Link>
      </Allowed>
    </div>
  );
}
