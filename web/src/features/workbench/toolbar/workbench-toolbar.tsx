import {
  ArrowLeftOutlined,
  CheckOutlined,
  ClearOutlined,
  CopyOutlined,
  FontSizeOutlined,
  LockOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Avatar, Button, Divider, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LetterAvatar } from '../../../ui/letter-avatar.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { hueOf } from '../grid/hue-of.ts';
import { keepFocus } from '../keep-focus.ts';
import { useWorkbench, useWorkbenchParts } from '../workbench-context.ts';
import styles from './workbench-toolbar.module.css';

interface WorkbenchToolbarProps {
  readonly onBack: () => void;
  readonly onShortcuts: () => void;
  readonly onFontSize: (step: 1 | -1) => void;
  /** Download and the like. */
  readonly actions: ReactNode;
}

/** One row: way back, document, what can be done with the active segment, who else is here, download. */
export function WorkbenchToolbar({ onBack, onShortcuts, onFontSize, actions }: WorkbenchToolbarProps) {
  const { t } = useTranslation('workbench');
  const { opened, commands } = useWorkbenchParts();
  const { document, projectName, editable } = opened;
  return (
    <header>
      <div
        role="toolbar"
        aria-label={t('toolbar.label')}
        className={styles['toolbar']}
        onMouseDown={keepFocus}
      >
        <IconButton label={t('toolbar.back')} icon={<ArrowLeftOutlined />} onClick={onBack} />
        <div className={styles['title']}>
          <Text strong truncate>
            {document.name}
          </Text>
          <Text size="small" tone="secondary" truncate>
            {`${projectName} · ${languageName(document.sourceLanguage)} → ${languageName(document.targetLanguage)}`}
          </Text>
        </div>
        {editable ? null : (
          <Tooltip title={t('readOnly.why')}>
            <span>
              <StatusTag tone="neutral" icon={<LockOutlined aria-hidden />}>
                {t('readOnly.tag')}
              </StatusTag>
            </span>
          </Tooltip>
        )}
        <Divider orientation="vertical" />
        <Stack direction="row" gap="xxs">
          <IconButton
            label={t('toolbar.undo')}
            icon={<UndoOutlined />}
            onClick={commands.undo}
            disabled={!editable}
          />
          <IconButton
            label={t('toolbar.redo')}
            icon={<RedoOutlined />}
            onClick={commands.redo}
            disabled={!editable}
          />
          <IconButton
            label={t('toolbar.copySource')}
            icon={<CopyOutlined />}
            onClick={commands.copySource}
            disabled={!editable}
          />
          <IconButton
            label={t('toolbar.clear')}
            icon={<ClearOutlined />}
            onClick={commands.clear}
            disabled={!editable}
          />
          <IconButton
            label={t('toolbar.smaller')}
            icon={<FontSizeOutlined className={styles['small'] ?? ''} />}
            onClick={() => onFontSize(-1)}
          />
          <IconButton label={t('toolbar.larger')} icon={<FontSizeOutlined />} onClick={() => onFontSize(1)} />
        </Stack>
        <span className={styles['space']} />
        <Present />
        <IconButton label={t('toolbar.shortcuts')} icon={<QuestionCircleOutlined />} onClick={onShortcuts} />
        {actions}
        <Button
          type="primary"
          icon={<CheckOutlined aria-hidden />}
          onClick={commands.confirm}
          disabled={!editable}
        >
          {t('toolbar.confirm')}
        </Button>
      </div>
    </header>
  );
}

function Present() {
  const { t } = useTranslation('workbench');
  const present = useWorkbench((state) => state.present);
  return (
    <Avatar.Group max={{ count: 4 }} size={26}>
      {present.map(({ connectionId, userId, username }) => (
        <Tooltip key={connectionId} title={t('presence.present', { name: username })}>
          <span role="img" aria-label={t('presence.present', { name: username })}>
            <LetterAvatar name={username} size={26} hue={hueOf(present, userId)} />
          </span>
        </Tooltip>
      ))}
    </Avatar.Group>
  );
}
