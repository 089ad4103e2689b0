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
  return ({ title, consequence, verb, danger = false, onConfirm }) => {
    const dialog = modal.confirm({
      icon: null,
      title,
      content: consequence,
      okText: verb,
      okButtonProps: { danger },
      cancelText: t('cancel'),
      focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
      onOk: (close: () => void) => void answer(close),
    });
    const answer = async (close: () => void) => {
      dialog.update({ okButtonProps: { danger, loading: true } });
      try {
        await onConfirm();
        close();
      } catch (error) {
        // Failures of calls are said by the shell; what it says with a dialog or another page leaves nothing to ask.
        if (!(error instanceof ApiError)) throw error;
        if (error.reaction) close();
      } finally {
        dialog.update({ okButtonProps: { danger } });
      }
    };
  };
}
