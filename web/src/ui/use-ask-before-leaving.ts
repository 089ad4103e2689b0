import { useBlocker } from '@tanstack/react-router';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';

interface Leaving {
  readonly title: string;
  /** What is lost. */
  readonly consequence: string;
  /** What is filled in is kept when the page loads again, and forgotten when somebody leaves. */
  readonly draft?: {
    readonly forget: () => void;
    /** Whether a file is on its way, which no draft keeps. */
    readonly sending: () => boolean;
  };
}

/** Asks before what was filled in is lost; `unsaved` is asked at the moment of leaving. Steps of a page are no leaving. */
export function useAskBeforeLeaving(unsaved: () => boolean, { title, consequence, draft }: Leaving): void {
  const { t } = useTranslation('ui');
  const { modal } = App.useApp();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!unsaved() || current.pathname === next.pathname) return false;
      const leaves = await modal.confirm({
        icon: null,
        title,
        content: consequence,
        okText: t('leave.action'),
        okButtonProps: { danger: true },
        cancelText: t('leave.stay'),
        focusable: { autoFocusButton: 'cancel' },
      });
      if (leaves) draft?.forget();
      return !leaves;
    },
    enableBeforeUnload: draft?.sending ?? unsaved,
  });
}
