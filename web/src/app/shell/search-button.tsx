import { SearchOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/kbd.tsx';
import { openCommandPalette } from './command-palette.tsx';
import styles from './header.module.css';

export function SearchButton() {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className={styles['search']} onClick={openCommandPalette}>
      <SearchOutlined aria-hidden />
      <span className={styles['hint']}>
        {t('palette.button')}
        <Kbd keys="Ctrl K" />
      </span>
    </button>
  );
}
