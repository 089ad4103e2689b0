import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { DetailPopover } from '../../../ui/detail-popover.tsx';
import { Card, CardFacts, CardRow } from '../../../ui/list/cards.tsx';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFieldText } from '../connections/use-field-text.ts';
import styles from '../engine-line.module.css';
import { EngineNeeds, saidAsItIs } from '../engine-needs.tsx';
import { EngineStateTag } from '../engine-state-tag.tsx';
import { EngineTrouble } from '../engine-trouble.tsx';
import { usePriceText } from '../use-price-text.ts';
import { type ListedEngine, priceKind } from './catalogue-filter.ts';

interface CatalogueCardProps {
  readonly engine: ListedEngine;
  readonly onConnect: ((vendor: string) => void) | undefined;
}

/** An engine of the catalogue: what it can do, where texts go, what it costs, and what it needs to be connected. */
export function CatalogueCard({ engine, onConnect }: CatalogueCardProps) {
  const { t } = useTranslation('engines');
  const { vendor, shownName: name, state, proOnly, slow, region, codes, terms, style, checkedOn } = engine;
  const facts = [
    t(`catalogue.codes.${codes}`),
    t(`catalogue.terms.${terms}`),
    ...(style === 'none' ? [] : [t(`catalogue.style.${style}`)]),
    ...(checkedOn === null ? [] : [t('catalogue.checkedOn', { day: formatDate(checkedOn) })]),
  ];
  return (
    <Card
      actions={[]}
      head={
        <>
          <span className={styles['nameRow']}>
            <Text strong truncate>
              {name}
            </Text>
            <EngineStateTag state={state} needs={engine.needs} />
            {proOnly ? <StatusTag tone="info">{t('catalogue.pro')}</StatusTag> : null}
            {slow ? <StatusTag tone="warning">{t('catalogue.slow')}</StatusTag> : null}
          </span>
          <Text size="small" tone="tertiary" as="div">
            {t(`kind.${engine.kind as 'language-model'}`)} · {t(`catalogue.region.${region}`)} ·{' '}
            <Languages engine={engine} />
          </Text>
        </>
      }
    >
      <CardFacts facts={facts} />
      <Trouble engine={engine} />
      <CardRow>
        <Text size="small" tone="secondary">
          <Price engine={engine} />
        </Text>
        {onConnect ? (
          <Button
            size="small"
            aria-label={t('catalogue.connect', { name })}
            onClick={() => onConnect(vendor)}
          >
            {t('catalogue.connectShort')}
          </Button>
        ) : null}
      </CardRow>
    </Card>
  );
}

function Languages({ engine: { languages } }: Pick<CatalogueCardProps, 'engine'>) {
  const { t } = useTranslation('engines');
  if (languages === null) return t('catalogue.languagesAsInstalled');
  if (languages === 'all') return t('pairs.all');
  return (
    <DetailPopover
      label={t('pairs.someLanguages', { count: languages.length })}
      title={t('catalogue.languages')}
    >
      {languages.map(languageName).join(t('separator'))}
    </DetailPopover>
  );
}

function Price({ engine }: Pick<CatalogueCardProps, 'engine'>) {
  const { t } = useTranslation('engines');
  const priceText = usePriceText();
  const kind = priceKind(engine);
  if (kind !== 'listed' || engine.price === null) return t(`catalogue.priceKind.${kind}`);
  return t('catalogue.price.listed', { price: priceText(engine.price) });
}

function Trouble({ engine }: Pick<CatalogueCardProps, 'engine'>) {
  const { t } = useTranslation('engines');
  const fieldText = useFieldText();
  const { state, needs } = engine;
  if (state === 'failing') return <EngineTrouble engine={engine} />;
  if (state === 'ready' || needs.length === 0) return null;
  if (saidAsItIs(engine) !== undefined) return <EngineNeeds engine={engine} />;
  const fields = needs.map((field) => fieldText(field).label).join(t('separator'));
  return (
    <Text size="small" tone="tertiary" as="div">
      {t('catalogue.needs', { fields })}
    </Text>
  );
}
