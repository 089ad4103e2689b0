import { TableOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { Stack } from '../stack.tsx';
import type { DataColumn } from './data-columns.tsx';
import { useColumnLayout } from './use-column-layout.ts';

interface ColumnChoiceProps<Row> {
  /** Name of the table. */
  readonly name: string;
  readonly columns: readonly DataColumn<Row>[];
}

/** Which columns of a table are shown; the first one, the name, always is. */
export function ColumnChoice<Row>({ name, columns }: ColumnChoiceProps<Row>) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const { hidden, toggle, reset } = useColumnLayout(name, columns);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <Stack gap="xs" as="section" label={t('columns.label')}>
          {columns.slice(1).map(({ key, title }) => (
            <Checkbox key={key} checked={!hidden.includes(key)} onChange={() => toggle(key)}>
              {title}
            </Checkbox>
          ))}
          <Button size="small" onClick={reset}>
            {t('columns.reset')}
          </Button>
        </Stack>
      }
    >
      <IconButton
        label={t('columns.choose')}
        icon={<TableOutlined />}
        aria-expanded={open}
        aria-haspopup="dialog"
      />
    </Popover>
  );
}
