import { DeleteOutlined, EditOutlined, WalletOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import type { MemberOffer } from '@transloom/contracts/member-offers';
import { stageKindSchema } from '@transloom/contracts/project-settings';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../i18n/format.ts';
import { inUnits } from '../../../i18n/smallest-units.ts';
import { roleText } from '../../../session/role-text.ts';
import { LanguagePair } from '../../../ui/language-pair.tsx';
import type { DataColumn } from '../../../ui/list/data-columns.tsx';
import { chosenOf, ListChips } from '../../../ui/list/list-chips.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PrimaryButton } from '../../../ui/list/primary-button.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { NameButton, Named } from '../../../ui/name-link.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { When } from '../../../ui/when.tsx';
import { offersQuery, useDeleteOffers, useExportOffers } from '../quotes.queries.ts';
import { OfferDrawer } from './offer-drawer.tsx';
import { OfferImportDrawer } from './offer-import-drawer.tsx';

const kinds = ['all', ...stageKindSchema.options] as const;

/** What members take for work: by task type and language pair (D3.51). */
export function OfferListPage() {
  const { t } = useTranslation('quotes');
  const list = useListState(['kind']);
  const search = useSettled(list.search);
  const query = useQuery(
    offersQuery({
      search,
      kind: chosenOf(list.filter.kind, stageKindSchema.options),
      pageNumber: list.pageNumber,
      pageSize: list.pageSize,
    }),
  );
  const [opened, setOpened] = useState<'none' | 'new' | MemberOffer>('none');
  const [importing, setImporting] = useState(false);
  const download = useExportOffers();
  const askToDelete = useAskToDelete();
  return (
    <ListPage<MemberOffer>
      name="member-offers"
      label={t('screen.offers')}
      list={list}
      query={query}
      rowKey={({ offerId }) => offerId}
      columns={useColumns(setOpened)}
      search={t('offer.search')}
      filters={
        <ListChips
          {...{ list, filter: 'kind', label: t('offer.kind'), values: kinds }}
          words={(kind) => t(kind === 'all' ? 'offer.allKinds' : `kind.${kind}`)}
        />
      }
      actions={
        <>
          <Button loading={download.isPending} onClick={() => download.mutate({ template: false })}>
            {t('offer.export')}
          </Button>
          <Button onClick={() => setImporting(true)}>{t('offer.import')}</Button>
        </>
      }
      primary={(look) => <PrimaryButton {...look} label={t('offer.new')} onClick={() => setOpened('new')} />}
      rowActions={(offer) => [
        { key: 'edit', label: t('offer.edit'), icon: <EditOutlined />, onClick: () => setOpened(offer) },
        {
          key: 'delete',
          label: t('offer.delete'),
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => askToDelete([offer]),
        },
      ]}
      bulkActions={(rows, untick) => (
        <Button size="small" danger onClick={() => askToDelete(rows, untick)}>
          {t('offer.delete')}
        </Button>
      )}
      empty={{
        icon: <WalletOutlined />,
        title: t('offer.empty.title'),
        description: t('offer.empty.description'),
      }}
    >
      <OfferDrawer open={opened} onClose={() => setOpened('none')} />
      <OfferImportDrawer open={importing} onClose={() => setImporting(false)} />
    </ListPage>
  );
}

function useAskToDelete() {
  const { t } = useTranslation('quotes');
  const confirm = useConfirm();
  const remove = useDeleteOffers();
  return (offers: readonly MemberOffer[], done?: () => void) =>
    confirm({
      title: t('offer.deleteTitle', { count: offers.length }),
      consequence: t('offer.deleteConsequence'),
      verb: t('offer.delete'),
      danger: true,
      onConfirm: async () => {
        await remove.mutateAsync(offers.map(({ offerId }) => offerId));
        done?.();
      },
    });
}

function useColumns(onOpen: (offer: MemberOffer) => void): readonly DataColumn<MemberOffer>[] {
  const { t } = useTranslation('quotes');
  return [
    {
      key: 'member',
      title: t('offer.member'),
      width: 200,
      render: (offer) => (
        <Named
          link={
            <NameButton title={offer.member} onClick={() => onOpen(offer)}>
              {offer.member}
            </NameButton>
          }
        >
          {roleText(offer.role)}
        </Named>
      ),
    },
    { key: 'phone', title: t('offer.phone'), width: 128, render: ({ phone }) => phone ?? '–' },
    { key: 'email', title: t('offer.email'), width: 190, render: ({ email }) => email ?? '–' },
    { key: 'kind', title: t('offer.kind'), width: 110, render: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'languages',
      title: t('offer.languages'),
      width: 130,
      render: ({ sourceLanguage, targetLanguage }) => (
        <LanguagePair source={sourceLanguage} targets={[targetLanguage]} />
      ),
    },
    {
      key: 'price',
      title: t('offer.unitPrice'),
      width: 110,
      numeric: true,
      render: ({ currency, unitPrice }) => formatMoney(inUnits({ currency, total: unitPrice })),
    },
    {
      key: 'per',
      title: t('offer.per'),
      width: 190,
      render: ({ per, unit }) =>
        t('perUnits', { units: t(`counted.${unit}`, { number: formatNumber(per) }) }),
    },
    {
      key: 'created',
      title: t('offer.created'),
      width: 120,
      render: ({ createdAt }) => <When instant={createdAt} />,
    },
  ];
}
