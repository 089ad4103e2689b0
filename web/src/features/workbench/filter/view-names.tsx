import { limits } from '@transloom/contracts/limits';
import type { SegmentCriteria } from '@transloom/contracts/segment-criteria';
import type { SavedView } from '@transloom/contracts/segment-rows';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/stack.tsx';
import { useRemoveSegmentView, useSaveSegmentView } from '../workbench.queries.ts';

interface ViewNamesProps {
  readonly views: readonly SavedView[];
  readonly criteria: SegmentCriteria;
  /** There is nothing to keep. */
  readonly disabled: boolean;
}

/** Keeps the criteria under a name; a name that is there already is replaced, or removed. */
export function ViewNames({ views, criteria, disabled }: ViewNamesProps) {
  const { t } = useTranslation('workbench');
  const [text, setText] = useState('');
  const save = useSaveSegmentView();
  const remove = useRemoveSegmentView();
  const name = text.trim();
  const known = views.find((view) => view.name === name);
  return (
    <Form.Item label={t('filters.saveAs')} htmlFor="filter-name">
      <Stack direction="row" gap="xs">
        <Input
          id="filter-name"
          maxLength={limits.viewNameCharacters}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          disabled={name === '' || disabled}
          loading={save.isPending}
          onClick={() => save.mutate({ name, criteria }, { onSuccess: () => setText('') })}
        >
          {t('filters.save')}
        </Button>
        {known === undefined ? null : (
          <Button danger loading={remove.isPending} onClick={() => remove.mutate({ viewId: known.viewId })}>
            {t('filters.remove')}
          </Button>
        )}
      </Stack>
    </Form.Item>
  );
}
