import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../api/call-api.ts';
import { endpoints } from '../../../api/endpoints.generated.ts';
import { platformQuery, userQuery, useUser } from '../../../session/session.queries.ts';
import { BindWechatDialog } from './bind-wechat-dialog.tsx';
import { bindingQuery } from './wechat.queries.ts';

/** After the first sign-in it offers to bind WeChat; closing it clears the flag, so that it comes once (P4.17). */
export function FirstLoginWindow() {
  const { t } = useTranslation('accounts');
  const client = useQueryClient();
  const user = useUser();
  const { data: platform } = useQuery({ ...platformQuery, meta: { failure: 'inline' } });
  const [closed, setClosed] = useState(false);
  const clear = useMutation({
    mutationFn: () => callApi(endpoints.accounts.clearFirstLogin, { firstTimeLogin: 0 }),
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  });
  const offered = user?.popWindows === true && platform !== undefined && platform.wechat !== 'off';
  // Somebody who signed up by scanning has bound it already.
  const { data: binding } = useQuery({ ...bindingQuery, enabled: offered });
  const close = () => {
    setClosed(true);
    clear.mutate();
  };
  return (
    <BindWechatDialog
      open={offered && binding?.bound === false && !closed}
      words={t('wechat.first')}
      onClose={close}
    />
  );
}
