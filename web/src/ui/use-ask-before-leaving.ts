import { useBlocker } from '@tanstack/react-router';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';

interface Leaving {
  readonly title: string;
  /** What is lost. */
  readonly consequence: string;
}

/** Asks before what was filled in is lost; `unsaved` is asked at the moment of leaving. */
export function useAskBeforeLeaving(unsaved: () => boolean, { title, consequence }: Leaving): void {
  const { t } = useTranslation('ui');
  const { modal } = App.useApp();
  useBlocker({
    shouldBlockFn: async () => {
      if (!unsaved()) return false;
      const leaves = await modal.confirm({
        icon: null,
        title,
        content: consequence,
        okText: t('leave.action'),
        okButtonProps: { danger: true },
        cancelText: t('leave.stay'),
        focusable: { autoFocusButton: 'cancel' },
      });
      return !leaves;
    },
    enableBeforeUnload: unsaved,
  });
}
