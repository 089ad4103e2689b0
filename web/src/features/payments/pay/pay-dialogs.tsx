import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { timers } from '@transloom/contracts/limits';
import type { PriceKind } from '@transloom/contracts/payments';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePurchase } from '../../../session/purchase.ts';
import { EnterprisePay } from './enterprise-pay.tsx';
import { PackPay } from './pack-pay.tsx';

const dialogWidth = 872;

/** Where the page goes after a dialog (P4.18); absent where it stays. */
const pageAfter: Readonly<Partial<Record<PriceKind, string>>> = {
  CHARACTERS: '/account/vip?view=char',
  TOKEN: '/account/agentToken',
};

/** The four pay dialogs, for Pro, enterprise, character packs and token packs. */
export function PayDialogs() {
  const { t } = useTranslation('payments');
  const { kind, atWork, close } = usePurchase();
  const navigate = useNavigate();
  const client = useQueryClient();
  const leave = () => {
    close();
    const page = kind === undefined || atWork ? undefined : pageAfter[kind];
    if (page !== undefined) void navigate({ to: page, replace: true });
    setTimeout(() => void client.invalidateQueries(), timers.payDialogReloadMs);
  };
  return (
    <Modal
      title={kind === undefined ? '' : t(`pay.title.${kind}`)}
      open={kind !== undefined}
      width={dialogWidth}
      footer={null}
      destroyOnHidden
      onCancel={leave}
    >
      {kind === 'ENTERPRISE' ? <EnterprisePay onDone={leave} /> : null}
      {kind === undefined || kind === 'ENTERPRISE' ? null : <PackPay kind={kind} onDone={leave} />}
    </Modal>
  );
}
