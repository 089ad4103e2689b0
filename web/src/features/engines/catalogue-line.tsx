import type { CatalogueEngine } from '@transloom/contracts/engines';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../i18n/language-name.ts';
import { DetailPopover } from '../../ui/detail-popover.tsx';
import { ListLine } from '../../ui/line-list.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Text } from '../../ui/text.tsx';
import { useFieldText } from './connections/use-field-text.ts';
import styles from './engine-line.module.css';
import { EngineNeeds, saidAsItIs } from './engine-needs.tsx';
import { EngineStateTag } from './engine-state-tag.tsx';
import { EngineTrouble } from './engine-trouble.tsx';
import { usePriceText } from './use-price-text.ts';
import { useVendorName } from './use-vendor-name.ts';

interface CatalogueLineProps {
  readonly engine: CatalogueEngine;
  readonly onConnect: ((vendor: string) => void) | undefined;
}

/** An engine of the catalogue: its key, what it can do, what it costs, and what it needs or suffers from. */
export function CatalogueLine({ engine, onConnect }: CatalogueLineProps) {
  const { t } = useTranslation('engines');
  const vendorName = useVendorName();
  const { vendor, state, proOnly, slow, local } = engine;
  const name = vendorName(vendor, engine.name);
  return (
    <ListLine>
      <div className={styles['head']}>
        <div className={styles['names']}>
          <span className={styles['nameRow']}>
            <Text strong truncate>
              {name}
            </Text>
            <EngineStateTag state={state} needs={engine.needs} />
            {proOnly ? <StatusTag tone="info">{t('catalogue.pro')}</StatusTag> : null}
            {slow ? <StatusTag tone="warning">{t('catalogue.slow')}</StatusTag> : null}
          </span>
          <Text size="small" tone="tertiary" as="div">
            <Text size="small" tone="tertiary" code>
              {vendor}
            </Text>{' '}
            · <Languages engine={engine} /> · {t(`catalogue.codes.${engine.codes}`)} ·{' '}
            {t(`catalogue.terms.${engine.terms}`)}
            {engine.style === 'none' ? null : ` · ${t(`catalogue.style.${engine.style}`)}`}
            <Price engine={engine} />
          </Text>
          <Trouble engine={engine} />
        </div>
        {onConnect && !local ? (
          <Button
            size="small"
            aria-label={t('catalogue.connect', { name })}
            onClick={() => onConnect(vendor)}
          >
            {t('catalogue.connectShort')}
          </Button>
        ) : null}
      </div>
    </ListLine>
  );
}

function Languages({ engine: { languages } }: Pick<CatalogueLineProps, 'engine'>) {
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

function Price({ engine: { price, local, ownServer } }: Pick<CatalogueLineProps, 'engine'>) {
  const { t } = useTranslation('engines');
  const priceText = usePriceText();
  if (price === null) return ` · ${t(`catalogue.price.${local || ownServer ? 'none' : 'unknown'}`)}`;
  return ` · ${t('catalogue.price.listed', { price: priceText(price) })}`;
}

function Trouble({ engine }: Pick<CatalogueLineProps, 'engine'>) {
  const { t } = useTranslation('engines');
  const fieldText = useFieldText();
  const { state, local, needs } = engine;
  if (state === 'failing') return <EngineTrouble engine={engine} />;
  if (state === 'ready' || needs.length === 0) return null;
  if (local || saidAsItIs(engine) !== undefined) return <EngineNeeds engine={engine} />;
  const fields = needs.map((field) => fieldText(field).label).join(t('separator'));
  return (
    <Text size="small" tone="tertiary" as="div">
      {t('catalogue.needs', { fields })}
    </Text>
  );
}
