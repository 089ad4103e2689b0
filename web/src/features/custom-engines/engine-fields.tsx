import { useQuery } from '@tanstack/react-query';

import type {
  CustomEngineKind,
  CustomEngineTerm,
  PostEditing,
} from '@transloom/contracts/custom-engine-fields';

import { limits } from '@transloom/contracts/limits';
import { Alert, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { trainersQuery } from '../engine-trainers/engine-trainers.queries.ts';
import type { CustomEngineChange } from './custom-engines.queries.ts';
import { TrainerField } from './deep/trainer-field.tsx';
import { PostEditingField } from './post-editing-field.tsx';
import { TermFields } from './term-fields.tsx';
import { useBaseEngines } from './use-base-engines.ts';

/** What people say of an engine, as the form has it. */
export interface DescriptionFields {
  readonly name: string;
  readonly tags: string[];
  readonly description?: string;
  readonly baseEngine?: string;
  readonly trainerId?: string;
  readonly postEditing?: PostEditing;
  readonly style?: string;
  readonly examples?: string;
  readonly terms?: (Partial<CustomEngineTerm> | undefined)[];
}

/** Fields that are not shown stay as they are; rows of terms without both words are left out. */
export function describedBy(fields: DescriptionFields) {
  const { name, tags, description = '', baseEngine, trainerId, postEditing = 'local' } = fields;
  const { style, examples, terms } = fields;
  return {
    name: name.trim(),
    tags: tags.map((tag) => tag.trim()),
    description,
    postEditing,
    ...(style !== undefined && { style }),
    ...(examples !== undefined && { examples }),
    ...(terms !== undefined && { terms: wholeTerms(terms) }),
    baseEngine: baseEngine ?? null,
    trainerId: trainerId ?? null,
  } satisfies Omit<CustomEngineChange, 'customEngineId'>;
}

function wholeTerms(terms: NonNullable<DescriptionFields['terms']>): CustomEngineTerm[] {
  return terms.flatMap(({ source = '', target = '' } = {}) =>
    source.trim() === '' || target.trim() === '' ? [] : [{ source: source.trim(), target: target.trim() }],
  );
}

interface EngineFieldsProps {
  readonly kind: CustomEngineKind;
  /** Of an engine that is there; a new one says them in the form. */
  readonly pair?: { readonly source: string; readonly target: string };
}

/** Its name and what it is for. */
export function PurposeFields() {
  const { t } = useTranslation('custom-engines');
  return (
    <>
      <Form.Item
        name="name"
        label={t('name.label')}
        rules={[{ required: true, whitespace: true, message: t('name.required') }]}
      >
        <Input maxLength={limits.customEngineNameCharacters} showCount />
      </Form.Item>
      <TagsField />
      <Form.Item
        name="description"
        label={t('description.label')}
        rules={[{ required: true, whitespace: true, message: t('description.required') }]}
      >
        <Input.TextArea
          maxLength={limits.customEngineDescriptionCharacters}
          showCount
          autoSize={{ minRows: 2, maxRows: 4 }}
        />
      </Form.Item>
    </>
  );
}

/** What it builds on and what it is told. */
export function EngineFields({ kind, pair }: EngineFieldsProps) {
  return (
    <>
      {kind === 'deep' ? <TrainerField /> : null}
      <BaseField kind={kind} pair={pair} />
      {kind === 'quick' ? <PostEditingField /> : null}
      {kind === 'rag' || kind === 'xgpt' ? <InstructionFields /> : null}
      {kind === 'deep' ? <DeepInstructions /> : null}
    </>
  );
}

/** What a language model is told besides what it is to translate. */
function InstructionFields() {
  const { t } = useTranslation('custom-engines');
  return (
    <>
      <Form.Item name="style" label={t('style.label')} extra={t('style.hint')}>
        <Input maxLength={limits.customEngineDescriptionCharacters} showCount />
      </Form.Item>
      <Form.Item
        name="examples"
        label={t('examples.label')}
        extra={t('examples.hint')}
        rules={[{ required: true, whitespace: true, message: t('examples.required') }]}
      >
        <Input.TextArea
          maxLength={limits.customEngineExampleCharacters}
          showCount
          autoSize={{ minRows: 3, maxRows: 10 }}
        />
      </Form.Item>
      <TermFields />
    </>
  );
}

/** Not every trainer trains what can be told anything; nothing before one is chosen. */
function DeepInstructions() {
  const { t } = useTranslation('custom-engines');
  const trainerId = Form.useWatch<string | undefined>('trainerId');
  const { data = [] } = useQuery(trainersQuery);
  const trainer = data.find((one) => one.trainerId === trainerId);
  if (trainer === undefined) return null;
  if (trainer.instructable) return <InstructionFields />;
  return (
    <Form.Item>
      <Alert type="info" showIcon title={t('trainer.notTold', { name: trainer.name })} />
    </Form.Item>
  );
}

function TagsField() {
  const { t } = useTranslation('custom-engines');
  const longest = limits.customEngineTagCharacters;
  return (
    <Form.Item
      name="tags"
      label={t('tags.label')}
      extra={t('tags.hint', { count: limits.customEngineTags })}
      rules={[
        { required: true, type: 'array', min: 1, message: t('tags.required') },
        {
          type: 'array',
          defaultField: { max: longest, message: t('tags.tooLong', { limit: longest }) },
        },
      ]}
    >
      <Select
        mode="tags"
        maxCount={limits.customEngineTags}
        tokenSeparators={[',', '，']}
        open={false}
        suffixIcon={null}
      />
    </Form.Item>
  );
}

const noneTexts = {
  rag: 'base.noModel',
  xgpt: 'base.noModel',
  quick: 'base.none',
  deep: 'base.none',
} as const satisfies Record<CustomEngineKind, string>;

function BaseField({
  kind,
  pair,
}: Pick<EngineFieldsProps, 'kind'> & { readonly pair: EngineFieldsProps['pair'] }) {
  const { t } = useTranslation('custom-engines');
  const typedSource = Form.useWatch<string | undefined>('sourceLanguage');
  const typedTarget = Form.useWatch<string | undefined>('targetLanguage');
  const source = pair?.source ?? typedSource ?? '';
  const target = pair?.target ?? typedTarget ?? '';
  const { options, none } = useBaseEngines({ kind, source, target });
  const chosen = source !== '' && target !== '';
  return (
    <Form.Item
      name="baseEngine"
      label={t(`kind.${kind}.base`)}
      extra={chosen && none ? t(noneTexts[kind]) : t(`kind.${kind}.baseHint`)}
      {...(kind === 'quick' || kind === 'deep'
        ? {}
        : { rules: [{ required: true, message: t('base.required') }] })}
    >
      <Select
        allowClear
        options={options}
        disabled={!chosen}
        placeholder={t(chosen ? 'base.placeholder' : 'base.languagesFirst')}
      />
    </Form.Item>
  );
}
