import type { ErrorReaction } from '@transloom/contracts/errors';
import { App, Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type Notice } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';
import { endpoints } from '../api/endpoints.generated.ts';
import { listenToFailures } from '../api/report-failure.ts';
import { ScreenError } from '../api/screen-error.ts';
import { goTo, leaveExpiredSession } from '../session/leave.ts';
import { WayOut } from '../session/way-out.tsx';
import { FailureToast } from '../ui/failure-toast.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Stack } from '../ui/stack.tsx';

const toastSeconds = 6;
const tasksPath = '/task/list/index';

/** Says failures and does what the error catalogue asks beside: one place for the whole product. */
export function FailureReactions() {
  const react = useFailureReactions();
  useEffect(() => listenToFailures(react), [react]);
  return null;
}

function useFailureReactions() {
  const { message, modal } = App.useApp();
  const { t } = useTranslation('shell');
  const shown = useRef(new Set<string>());

  const toast = (error: unknown, wayOut?: ReactNode) => {
    const failure = error instanceof ApiError ? error : undefined;
    const said = failure ?? (error instanceof ScreenError ? error : undefined);
    const text = said?.message || t('failure.unexpected');
    // The text is the key: ten calls that fail for one reason say it once.
    const key = `failure:${text}`;
    const close = () => message.destroy(key);
    const content = <FailureToast text={text} error={failure} wayOut={wayOut} onClose={close} />;
    message.error({ key, duration: toastSeconds, content });
  };

  const once = (key: string, show: () => void) => {
    if (shown.current.has(key)) return;
    shown.current.add(key);
    show();
  };

  const dialogThen = (error: ApiError, verb: string, leave: () => void): void => {
    modal.error({ title: error.message, okText: verb, onOk: leave, onCancel: leave, closable: true });
  };

  /** Three ways on (D8.19); confirming leads to the task list, too (P8.5). */
  const taskDialog = (error: ApiError): void => {
    const leave = () => goTo(tasksPath);
    modal.error({
      title: error.message,
      content: t('failure.task.textKept'),
      closable: true,
      onCancel: leave,
      footer: () => (
        <Stack direction="row" gap="xs" justify="flex-end">
          <Button onClick={() => window.location.reload()}>{t('failure.task.refresh')}</Button>
          <Button onClick={leave}>{t('failure.task.toTasks')}</Button>
          <Button type="primary" onClick={leave}>
            {t('failure.task.confirm')}
          </Button>
        </Stack>
      ),
    });
  };

  const notice = ({ id, title, content }: Notice): void => {
    modal.info({
      title,
      content: <RichText html={content} />,
      okText: t('failure.gotIt'),
      onOk: () => (id ? callApi(endpoints.messages.closePopup, { messageId: id }) : undefined),
    });
  };

  const reactions: Record<ErrorReaction, (error: ApiError) => void> = {
    notice: (error) => {
      const shownNotice = error.notice;
      if (shownNotice) once(`notice:${shownNotice.id || shownNotice.content}`, () => notice(shownNotice));
    },
    reload: (error) =>
      once('reload', () => dialogThen(error, t('failure.reload'), () => window.location.reload())),
    buy: (error) => toast(error, <WayOut code={error.code} />),
    'back-to-tasks': (error) => once('back-to-tasks', () => taskDialog(error)),
    'sign-in': (error) =>
      once('sign-in', () => {
        toast(error);
        leaveExpiredSession();
      }),
  };

  const react = useRef((_error: unknown) => {});
  react.current = (error) => {
    const reaction = error instanceof ApiError ? error.reaction : undefined;
    if (error instanceof ApiError && reaction) reactions[reaction](error);
    else toast(error);
  };
  return useRef((error: unknown) => react.current(error)).current;
}
