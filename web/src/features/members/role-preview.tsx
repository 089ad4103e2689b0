import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { permissionDefinitions } from '@transloom/contracts/permissions';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { type GrantableKey, keysOfAreas } from './key-areas.ts';
import type { MatrixColumn } from './role-matrix.tsx';
import { useKeyWords } from './use-key-words.ts';

interface RolePreviewProps {
  readonly role: MatrixColumn | undefined;
  readonly onClose: () => void;
}

/** What somebody with a role finds in the navigation, which pages open, and what they can do there. */
export function RolePreview({ role, onClose }: RolePreviewProps) {
  const { t } = useTranslation('members');
  return (
    <Modal
      open={role !== undefined}
      title={role === undefined ? null : t('roles.tryTitle', { name: role.name })}
      footer={null}
      width={640}
      onCancel={onClose}
    >
      {role === undefined ? null : <Preview role={role} />}
    </Modal>
  );
}

const navigationKeys: readonly GrantableKey[] = ['engine', 'project', 'tasks', 'memory', 'tools', 'team'];

function Preview({ role }: { readonly role: MatrixColumn }) {
  const { t } = useTranslation('members');
  const words = useKeyWords();
  const held = (key: GrantableKey) => role.reach(key) !== undefined;
  const actions = keysOfAreas
    .map(({ area, keys }) => ({
      area,
      keys: keys.filter((key) => held(key) && permissionDefinitions[key].menuType === 2),
    }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <Stack gap="md">
      <Text strong>{t('roles.navigation')}</Text>
      <Stack direction="row" gap="sm" wrap>
        {navigationKeys.map((key) => (
          <Text key={key} tone={held(key) ? 'default' : 'tertiary'}>
            {held(key) ? <CheckOutlined aria-hidden /> : <CloseOutlined aria-hidden />} {words(key)}
          </Text>
        ))}
      </Stack>
      <Text strong>{t('roles.actions')}</Text>
      {actions.length === 0 ? <Text tone="tertiary">{t('roles.noActions')}</Text> : null}
      {actions.map(({ area, keys }) => (
        <Text key={area} as="p">
          {t(`area.${area}`)}: {keys.map(words).join(' · ')}
        </Text>
      ))}
    </Stack>
  );
}
