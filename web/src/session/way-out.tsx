import type { PriceKind } from '@transloom/contracts/payments';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button-link.tsx';
import { useAllows } from './permissions.ts';
import { usePurchase } from './purchase.ts';
import { useUser } from './session.queries.ts';

type SoldKind = Exclude<PriceKind, 'ENTERPRISE'>;

const kindOfCode: Readonly<Record<string, SoldKind>> = {
  'billing.no-characters': 'CHARACTERS',
  'engine.no-characters': 'CHARACTERS',
  'billing.no-tokens': 'TOKEN',
  'access.plan-required': 'PRO',
  'custom-engine.too-many': 'PRO',
};

interface WayOutProps {
  /** Of the refusal. */
  readonly code: string;
  /** Goes on with the work that waits. */
  readonly onPaid?: () => void;
}

/**
 * The way out of a refusal for want of quota or plan: the dialog that sells it, above the work that waits. For want of a
 * language model it is the page of the engines. Nothing for
 * another refusal, for who may not buy, and where nothing is sold.
 */
export function WayOut({ code, onPaid }: WayOutProps) {
  const { t } = useTranslation('ui');
  const allows = useAllows();
  const isPersonal = useUser()?.organizationType === 'PERSON';
  const { open } = usePurchase();
  if (code === 'engine.no-writer')
    return (
      <ButtonLink size="small" to="/engine/config">
        {t('wayOut.engines')}
      </ButtonLink>
    );
  const kind = kindOfCode[code];
  if (kind === undefined || !allows('billing:manage')) return null;
  const sold = kind === 'PRO' && !isPersonal ? 'ENTERPRISE' : kind;
  return (
    <Button size="small" type="primary" onClick={() => open(sold, { onPaid })}>
      {t(`wayOut.${kind}`)}
    </Button>
  );
}
