import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@transloom/contracts/limits';
import type { OwnPolishStyle } from '@transloom/contracts/polish';
import { Alert, Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../../../ui/drawer-buttons.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { LineList, ListLine } from '../../../../ui/line-list.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { Text } from '../../../../ui/text.tsx';
import { useConfirm } from '../../../../ui/use-confirm.tsx';
import { polishStylesQuery, useDeletePolishStyle, useSavePolishStyle } from '../polish.queries.ts';

interface OwnStylesDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The styles of the organization: add, change and delete (D9.16). */
export function OwnStylesDrawer({ open, onClose }: OwnStylesDrawerProps) {
  const { t } = useTranslation('polish');
  const [edited, setEdited] = useState<Partial<OwnPolishStyle>>();
  return (
    <Drawer open={open} onClose={onClose} title={t('style.manage')} size={560} destroyOnHidden>
      {edited === undefined ? (
        <StyleList onEdit={setEdited} />
      ) : (
        <StyleForm style={edited} onDone={() => setEdited(undefined)} />
      )}
    </Drawer>
  );
}

function StyleList({ onEdit }: { readonly onEdit: (style: Partial<OwnPolishStyle>) => void }) {
  const { t } = useTranslation('polish');
  const confirm = useConfirm();
  const { data: styles = [] } = useQuery(polishStylesQuery);
  const remove = useDeletePolishStyle();
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => onEdit({})}>
      {t('style.add')}
    </Button>
  );
  if (styles.length === 0)
    return <EmptyState title={t('style.none')} description={t('style.noneHint')} action={add} />;
  return (
    <Stack gap="md">
      <Stack direction="row" justify="flex-end">
        {add}
      </Stack>
      <LineList>
        {styles.map((style) => (
          <ListLine key={style.polishStyleId}>
            <Stack direction="row" gap="sm">
              <Stack gap="xxs" grow>
                <Text strong>{style.name}</Text>
                <Text size="small" tone="secondary" truncate>
                  {style.instructions}
                </Text>
              </Stack>
              <IconButton
                label={t('style.change', { name: style.name })}
                icon={<EditOutlined />}
                onClick={() => onEdit(style)}
              />
              <IconButton
                label={t('style.delete', { name: style.name })}
                icon={<DeleteOutlined />}
                onClick={() =>
                  confirm({
                    title: t('style.deleteTitle', { name: style.name }),
                    consequence: t('style.deleteText'),
                    verb: t('style.deleteVerb'),
                    danger: true,
                    onConfirm: () => remove.mutateAsync(style.polishStyleId),
                  })
                }
              />
            </Stack>
          </ListLine>
        ))}
      </LineList>
    </Stack>
  );
}

interface StyleFormProps {
  readonly style: Partial<OwnPolishStyle>;
  readonly onDone: () => void;
}

function StyleForm({ style, onDone }: StyleFormProps) {
  const { t } = useTranslation('polish');
  const save = useSavePolishStyle();
  const [name, setName] = useState(style.name ?? '');
  const [instructions, setInstructions] = useState(style.instructions ?? '');
  const { polishStyleId } = style;
  const isWhole = name.trim() !== '' && instructions.trim() !== '';
  return (
    <Stack gap="md">
      <Form layout="vertical" component="div" requiredMark="optional">
        <Form.Item label={t('style.name')} required htmlFor="style-name">
          <Input
            id="style-name"
            maxLength={limits.polishStyleNameCharacters}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Form.Item>
        <Form.Item
          label={t('style.instructions')}
          required
          htmlFor="style-instructions"
          extra={t('style.instructionsHint')}
        >
          <Input.TextArea
            id="style-instructions"
            autoSize={{ minRows: 5, maxRows: 14 }}
            maxLength={limits.polishStyleCharacters}
            value={instructions}
            onChange={(event) => setInstructions(event.target.value)}
          />
        </Form.Item>
      </Form>
      <DrawerButtons note={save.error ? <Alert type="error" showIcon title={save.error.message} /> : null}>
        <Button onClick={onDone}>{t('style.back')}</Button>
        <Button
          type="primary"
          disabled={!isWhole}
          loading={save.isPending}
          onClick={() =>
            save.mutate(
              { name, instructions, ...(polishStyleId === undefined ? {} : { polishStyleId }) },
              { onSuccess: onDone },
            )
          }
        >
          {t('style.save')}
        </Button>
      </DrawerButtons>
    </Stack>
  );
}
