import { Form, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/language-name.ts';
import { InlineView } from '../../../ui/inline-view.tsx';
import { LineList, ListLine } from '../../../ui/line-list.tsx';
import { Text } from '../../../ui/text.tsx';
import { type AssetKind, type ListedAsset, languagesOf } from '../asset-kind.ts';
import type { ConflictingEntry, MergeChoice, MergeConflict } from './asset-merge.ts';

interface ConflictChoiceProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly assets: readonly One[];
}

/** What stays where they disagree. */
export function ConflictChoice<One extends ListedAsset>({ kind, assets }: ConflictChoiceProps<One>) {
  const { t } = useTranslation('assets');
  const keep = Form.useWatch<MergeChoice['keep'] | undefined>('keep');
  return (
    <>
      <Form.Item name="keep" label={t('merge.keep')}>
        <Radio.Group
          vertical
          options={(['newest', 'all', 'preferred'] as const).map((value) => ({
            value,
            label: t(`kind.${kind.name}.merge.keeps.${value}`),
          }))}
        />
      </Form.Item>
      {keep === 'preferred' ? (
        <Form.Item name="preferredId" label={t(`kind.${kind.name}.name`)}>
          <Select options={assets.map((asset) => ({ value: kind.idOf(asset), label: asset.name }))} />
        </Form.Item>
      ) : null}
    </>
  );
}

interface ConflictExamplesProps<One extends ListedAsset> extends ConflictChoiceProps<One> {
  readonly conflicts: readonly MergeConflict[];
}

/** Some of the places where they disagree. */
export function ConflictExamples<One extends ListedAsset>({
  kind,
  assets,
  conflicts,
}: ConflictExamplesProps<One>) {
  const { t } = useTranslation('assets');
  const [first] = assets;
  const [source, target] = first === undefined ? [] : languagesOf(kind, first);
  const nameOf = (id: string) => assets.find((asset) => kind.idOf(asset) === id)?.name ?? '';
  return (
    <Form.Item label={t('merge.examples')}>
      <LineList>
        {conflicts.map(({ source: markup, entries }) => (
          <ListLine key={markup}>
            <Text size="table" as="div" strong>
              <InlineView markup={markup} language={source} />
            </Text>
            {entries.map((entry) => (
              <div key={entry.key}>
                <Texts entry={entry} usual={target} />
                <Text size="small" tone="tertiary" as="div">
                  {nameOf(entry.assetId)}
                </Text>
              </div>
            ))}
          </ListLine>
        ))}
      </LineList>
    </Form.Item>
  );
}

interface TextsProps {
  readonly entry: ConflictingEntry;
  /** Of texts of which none is said. */
  readonly usual: string | undefined;
}

function Texts({ entry: { texts }, usual }: TextsProps) {
  return texts.map(({ language, markup }) => (
    <Text key={`${language} ${markup}`} size="table" as="div">
      {language === undefined ? null : (
        <>
          <Text size="small" tone="secondary">
            {languageName(language)}
          </Text>{' '}
        </>
      )}
      <InlineView markup={markup} language={language ?? usual} />
    </Text>
  ));
}
