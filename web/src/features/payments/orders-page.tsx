import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../ui/list/filter-chips.tsx';
import { useChangeSearchParams, useSearchParams } from '../../ui/search-params.ts';
import { InvoiceList } from './invoice-list.tsx';
import { OrderList } from './order-list.tsx';
import { invoiceableQuery } from './payments.queries.ts';

const tabs = ['orders', 'invoices'] as const;

/** Orders of the organization, and its invoices. */
export function OrdersPage() {
  const { t } = useTranslation('payments');
  const { tab } = useSearchParams('tab');
  const change = useChangeSearchParams();
  const { data: open = [] } = useQuery(invoiceableQuery);
  const isInvoices = tab === 'invoices';
  const switcher = (
    <FilterChips
      label={t('orders.view')}
      value={isInvoices ? 'invoices' : 'orders'}
      onChange={(value) =>
        change({ tab: value === 'invoices' ? value : undefined, state: undefined, page: undefined })
      }
      choices={tabs.map((value) => ({ value, label: t(`orders.tab.${value}`) }))}
    />
  );
  return isInvoices ? <InvoiceList switcher={switcher} open={open} /> : <OrderList switcher={switcher} />;
}
