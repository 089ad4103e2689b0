import { useQuery } from '@tanstack/react-query';
import type { MemberOffer, OfferFields } from '@transloom/contracts/member-offers';
import { stageKindSchema } from '@transloom/contracts/project-settings';
import { Alert, App, Button, Drawer, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { inSmallestUnits, inUnits } from '../../../i18n/smallest-units.ts';
import { DrawerButtons } from '../../../ui/drawer-buttons.tsx';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { PriceFields } from '../price-fields.tsx';
import { offerPeopleQuery, useSaveOffer } from '../quotes.queries.ts';

interface OfferDrawerProps {
  readonly open: 'none' | 'new' | MemberOffer;
  readonly onClose: () => void;
}

/** Adds or changes what a member takes (D5.79). */
export function OfferDrawer({ open, onClose }: OfferDrawerProps) {
  const { t } = useTranslation('quotes');
  const offer = typeof open === 'object' ? open : undefined;
  return (
    <Drawer
      open={open !== 'none'}
      onClose={onClose}
      size={480}
      destroyOnHidden
      title={offer === undefined ? t('offer.new') : t('offer.editTitle', { member: offer.member })}
    >
      <OfferForm offer={offer} onDone={onClose} />
    </Drawer>
  );
}

interface OfferFormProps {
  readonly offer: MemberOffer | undefined;
  readonly onDone: () => void;
}

function OfferForm({ offer, onDone }: OfferFormProps) {
  const { t } = useTranslation('quotes');
  const { message } = App.useApp();
  const { data } = useQuery(offerPeopleQuery);
  const save = useSaveOffer();
  const send = async (fields: OfferFields) => {
    const unitPrice = inSmallestUnits(fields.currency, fields.unitPrice);
    await save.mutateAsync({ offerId: offer?.offerId, ...fields, unitPrice });
    message.success(t('offer.saved'));
    onDone();
  };
  const required = [{ required: true, message: t('form.required') }];
  return (
    <Form<OfferFields>
      layout="vertical"
      requiredMark="optional"
      scrollToFirstError={{ focus: true }}
      initialValues={initial(offer)}
      onFinish={(fields) => void send(fields).catch(() => undefined)}
    >
      {save.error ? <Alert type="error" showIcon title={save.error.message} /> : null}
      <Form.Item name="userId" label={t('offer.member')} rules={required}>
        <Select
          disabled={offer !== undefined}
          placeholder={t('offer.chooseMember')}
          showSearch={{ optionFilterProp: 'label' }}
          options={(data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item name="kind" label={t('offer.kind')} rules={required}>
        <Select options={stageKindSchema.options.map((value) => ({ value, label: t(`kind.${value}`) }))} />
      </Form.Item>
      <Form.Item name="sourceLanguage" label={t('offer.source')} rules={required}>
        <LanguageSelect placeholder={t('form.chooseLanguage')} />
      </Form.Item>
      <Form.Item name="targetLanguage" label={t('offer.target')} rules={required}>
        <LanguageSelect placeholder={t('form.chooseLanguage')} />
      </Form.Item>
      <PriceFields />
      <DrawerButtons>
        <Button onClick={onDone}>{t('form.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('form.save')}
        </Button>
      </DrawerButtons>
    </Form>
  );
}

function initial(offer: MemberOffer | undefined): Partial<OfferFields> {
  if (offer === undefined) return { kind: 'translation', currency: 'CNY', per: 1000, unit: 'words' };
  const { currency, unitPrice } = offer;
  return { ...offer, unitPrice: inUnits({ currency, total: unitPrice }).amount };
}
