import { DeleteOutlined } from '@ant-design/icons';
import { baseRoleSchema, type OwnRole, ownRolesApi } from '@transloom/contracts/own-roles';
import { type OwnKeys, type Reach, reachOf } from '@transloom/contracts/role-matrix';
import { App, Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { SaveButtons } from '../../ui/form/save-buttons.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { wordsOf } from '../../ui/form/words-of.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { roleName } from '../organizations/role-name.ts';
import { keysOfAreas } from './key-areas.ts';
import { KeyChoices } from './key-choices.tsx';
import { useRemoveRole, useSaveRole } from './members.queries.ts';

interface RoleDrawerProps {
  readonly open: 'none' | 'new' | OwnRole;
  readonly onClose: () => void;
}

/** A role that the organization makes: its name, the built-in role it is based on, and how far each key reaches. */
export function RoleDrawer({ open, onClose }: RoleDrawerProps) {
  const { t } = useTranslation('members');
  const role = typeof open === 'object' ? open : undefined;
  const title = role === undefined ? t('roles.new') : t('roles.edit', { name: role.name });
  return (
    <Drawer open={open !== 'none'} onClose={onClose} size={640} destroyOnHidden title={title}>
      <RoleForm role={role} onDone={onClose} />
    </Drawer>
  );
}

const formSchema = ownRolesApi.createRole.input.pick({ name: true, base: true, keys: true });

interface RoleFormProps {
  readonly role: OwnRole | undefined;
  readonly onDone: () => void;
}

function RoleForm({ role, onDone }: RoleFormProps) {
  const { t } = useTranslation('members');
  const { message } = App.useApp();
  const save = useSaveRole();
  const form = useEditForm({
    schema: formSchema,
    saved: {
      name: role?.name ?? '',
      base: role?.base ?? ('REVIEWER' as OwnRole['base']),
      keys: (role?.keys ?? keysOf('REVIEWER')) as OwnKeys,
    },
    labels: { name: t('roles.name'), base: t('roles.base'), keys: t('roles.rights') },
    save: ({ name, base, keys }) => save.mutateAsync({ roleId: role?.roleId, name, base, keys }),
    onSaved: () => {
      message.success(t('roles.saved'));
      onDone();
    },
  });
  return (
    <>
      <FormFailure form={form} />
      <FormFields
        form={form}
        fields={{
          name: { placeholder: t('roles.example') },
          base: {
            hint: t('roles.baseHint'),
            options: wordsOf(baseRoleSchema.options, (base) => roleName(base)),
          },
          keys: {
            input: ({ value, onChange }) => (
              <>
                <Button size="small" onClick={() => onChange(keysOf(form.values.base))}>
                  {t('roles.takeBase', { name: roleName(form.values.base) })}
                </Button>
                <KeyChoices keys={value as OwnKeys} onChange={onChange} />
              </>
            ),
          },
        }}
      />
      <DrawerButtons>
        {role === undefined ? null : <RemoveButton role={role} onDone={onDone} />}
        <SaveButtons form={form} />
      </DrawerButtons>
    </>
  );
}

/** The keys of a built-in role, to start from. */
function keysOf(base: OwnRole['base']): OwnKeys {
  const entries = keysOfAreas
    .flatMap(({ keys }) => keys)
    .map((key) => [key, reachOf(base, key)] as const)
    .filter((entry): entry is [(typeof entry)[0], Reach] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

interface RemoveButtonProps {
  readonly role: OwnRole;
  readonly onDone: () => void;
}

function RemoveButton({ role: { roleId, name }, onDone }: RemoveButtonProps) {
  const { t } = useTranslation('members');
  const confirm = useConfirm();
  const remove = useRemoveRole();
  const ask = () =>
    confirm({
      title: t('roles.removeTitle', { name }),
      consequence: t('roles.removeConsequence'),
      verb: t('roles.remove'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync(roleId);
        onDone();
      },
    });
  return (
    <Button danger icon={<DeleteOutlined aria-hidden />} onClick={ask}>
      {t('roles.remove')}
    </Button>
  );
}
