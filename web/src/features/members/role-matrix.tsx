import { EditOutlined, EyeOutlined } from '@ant-design/icons';
import type { Reach } from '@transloom/contracts/role-matrix';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { Text } from '../../ui/text.tsx';
import { type GrantableKey, keysOfAreas } from './key-areas.ts';
import styles from './role-matrix.module.css';
import { useKeyWords } from './use-key-words.ts';

export interface MatrixColumn {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  readonly reach: (key: GrantableKey) => Reach | undefined;
  /** Absent for a role that is only read. */
  readonly onEdit?: (() => void) | undefined;
}

interface RoleMatrixProps {
  readonly columns: readonly MatrixColumn[];
  readonly onTry: (column: MatrixColumn) => void;
}

/** Keys down, roles across; each cell says how far the key reaches. */
export function RoleMatrix({ columns, onTry }: RoleMatrixProps) {
  const { t } = useTranslation('members');
  return (
    <div className={styles['scroll']}>
      <table className={styles['matrix']}>
        <thead>
          <tr>
            <th scope="col">{t('roles.right')}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <span className={styles['role']}>
                  <Text strong size="table">
                    {column.name}
                  </Text>
                  <Text size="small" tone="tertiary">
                    {t('roles.members', { count: column.members })}
                  </Text>
                  <span>
                    <IconButton
                      size="small"
                      label={t('roles.try', { name: column.name })}
                      icon={<EyeOutlined />}
                      onClick={() => onTry(column)}
                    />
                    {column.onEdit ? (
                      <IconButton
                        size="small"
                        label={t('roles.edit', { name: column.name })}
                        icon={<EditOutlined />}
                        onClick={column.onEdit}
                      />
                    ) : null}
                  </span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {keysOfAreas.map(({ area, keys }) => (
          <tbody key={area}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles['area']}>
                {t(`area.${area}`)}
              </th>
            </tr>
            {keys.map((key) => (
              <KeyRow key={key} name={key} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface KeyRowProps {
  readonly name: GrantableKey;
  readonly columns: readonly MatrixColumn[];
}

function KeyRow({ name, columns }: KeyRowProps) {
  const { t } = useTranslation('members');
  const words = useKeyWords();
  return (
    <tr>
      <th scope="row">
        <Text size="table">{words(name)}</Text>
      </th>
      {columns.map((column) => {
        const reach = column.reach(name);
        return (
          <td key={column.id}>
            <Text size="small" tone={reach === undefined ? 'tertiary' : 'default'}>
              {reach === undefined ? '–' : t(`reach.${reach}`)}
            </Text>
          </td>
        );
      })}
    </tr>
  );
}
