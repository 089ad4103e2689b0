import { App } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';

interface Question {
  /** Names the thing: “Delete “manual.docx”?”. */
  readonly title: string;
  /** What will be gone or changed. */
  readonly consequence: ReactNode;
  /** The verb on the button. */
  readonly verb: string;
  readonly danger?: boolean;
  /** Runs while the dialog stays open; when it fails the dialog stays, unless the failure opens one of its own. */
  readonly onConfirm: () => unknown;
}

/** Asks before something that cannot be taken back. */
export function useConfirm(): (question: Question) => void {
  const { modal } = App.useApp();
  const { t } = useTranslation('ui');
  return ({ title, consequence, verb, danger, onConfirm }) => {
    modal.confirm({
      icon: null,
      title,
      content: consequence,
      okText: verb,
      okButtonProps: { danger: danger ?? false },
      cancelText: t('cancel'),
      focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
      onOk: async () => {
        try {
          await onConfirm();
        } catch (error) {
          if (!hasReaction(error)) throw error;
        }
      },
    });
  };
}

/** What the shell answers with a dialog or another page leaves nothing to ask here. */
function hasReaction(error: unknown): boolean {
  return error instanceof ApiError && error.reaction !== undefined;
}
