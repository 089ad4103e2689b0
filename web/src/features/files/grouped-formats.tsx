import { useTranslation } from 'react-i18next';
import { extensionsOf, groupFormats, type KnownFormat } from './format-groups.ts';
import styles from './supported-types.module.css';

/** File types of formats, in the groups people look for them in. */
export function FormatGroups({ formats }: { readonly formats: readonly KnownFormat[] }) {
  const { t } = useTranslation('files');
  return (
    <dl className={styles['groups']}>
      {groupFormats(formats).map(({ group, formats: grouped }) => (
        <div key={group} className={styles['group']}>
          <dt>{t(`types.group.${group}`)}</dt>
          <dd>{extensionsOf(grouped).join(t('upload.separator'))}</dd>
        </div>
      ))}
    </dl>
  );
}
