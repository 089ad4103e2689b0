import { DownloadOutlined } from '@ant-design/icons';
import { namedLanguages } from '@transloom/core/language/named-languages';
import type { EntryLayer } from '@transloom/core/memory/entries/entry-layer';
import { Alert, Button, Form, type FormInstance, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerButtons } from '../../ui/drawer-buttons.tsx';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { headOfFile } from '../files/head-of-file.ts';
import { UploadField } from '../files/upload-field.tsx';
import { useUploadReason } from '../files/use-upload-reason.ts';
import { useUploads } from '../files/use-uploads.ts';
import { TeamSelect, useTeams } from '../organizations/team-select.tsx';
import type { AssetKind, ListedAsset } from './asset-kind.ts';
import { TableFiles } from './imports/columns/table-files.tsx';
import { type AssetLanguages, useTableLayouts } from './imports/columns/use-table-layouts.ts';
import { LayerChoice } from './layer-choice.tsx';

interface CreateAssetFormProps<One extends ListedAsset> {
  readonly kind: AssetKind<One>;
  readonly onCreated: (asset: One) => void;
  readonly onCancel: () => void;
}

interface Fields {
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguages: string[];
}

export const longestAssetName = 100;

export function CreateAssetForm<One extends ListedAsset>({
  kind,
  onCreated,
  onCancel,
}: CreateAssetFormProps<One>) {
  const { t } = useTranslation('assets');
  const [form] = Form.useForm<Fields>();
  const uploads = useUploads(kind.name);
  const languages = useChosenLanguages(form);
  const layouts = useTableLayouts(uploads, languages);
  const create = kind.useCreate();
  const uploadReason = useUploadReason(uploads);
  const [teamId, setTeamId] = useState<string | null>(null);
  const hasTeams = useTeams().length > 0;
  const [layer, setLayer] = useState<EntryLayer>('approved');
  const isLayered = kind.hasLayers && uploads.keptIds.length > 0;
  const submit = (fields: Fields) =>
    create.mutate(
      {
        ...fields,
        fileIds: [...uploads.keptIds],
        layouts: layouts.chosen,
        ...(teamId === null ? {} : { teamId }),
        ...(isLayered ? { layer } : {}),
      },
      { onSuccess: onCreated },
    );
  const propose = ([first]: readonly File[]) => {
    if (first === undefined) return;
    if (!form.getFieldValue('name'))
      form.setFieldValue('name', first.name.replace(/\.[^.]+$/, '').slice(0, longestAssetName));
    void proposeLanguages(form, first);
  };
  return (
    // What is missing stands above all files.
    <Form<Fields> form={form} layout="vertical" scrollToFirstError={{ focus: true }} onFinish={submit}>
      <Form.Item
        name="name"
        label={t('name.label')}
        rules={[{ required: true, whitespace: true, message: t('name.required') }]}
      >
        <Input maxLength={longestAssetName} />
      </Form.Item>
      <LanguageFields />
      {hasTeams ? (
        <Form.Item label={t('settings.team')} extra={teamId === null ? undefined : t('settings.teamHint')}>
          <TeamSelect value={teamId} onChange={setTeamId} />
        </Form.Item>
      ) : null}
      <Form.Item label={t('files.label')} extra={t('files.hint')}>
        <Stack gap="sm">
          <UploadField uploads={uploads} onAdd={propose} />
          <div>
            <TemplateButton kind={kind} languages={languages} />
          </div>
          <TableFiles kind={kind} uploads={uploads} languages={languages} layouts={layouts} />
        </Stack>
      </Form.Item>
      {isLayered ? (
        <Form.Item>
          <LayerChoice value={layer} onChange={setLayer} />
        </Form.Item>
      ) : null}
      <DrawerButtons
        note={create.error ? <Alert type="error" showIcon title={create.error.message} /> : null}
      >
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <ReasonButton
          type="primary"
          htmlType="submit"
          reason={uploads.sending ? uploadReason : undefined}
          loading={create.isPending}
        >
          {t(`kind.${kind.name}.submit`)}
        </ReasonButton>
      </DrawerButtons>
    </Form>
  );
}

/** Those the file names, unless some were chosen before or meanwhile. */
async function proposeLanguages(form: FormInstance<Fields>, file: File): Promise<void> {
  const { source, targets } = namedLanguages(await headOfFile(file));
  const chosen = form.getFieldsValue(['sourceLanguage', 'targetLanguages']) as Partial<Fields>;
  if (source === undefined || chosen.sourceLanguage || (chosen.targetLanguages ?? []).length > 0) return;
  form.setFieldsValue({ sourceLanguage: source, targetLanguages: [...targets] });
}

/** The source leaves out the targets, and these the source. */
function LanguageFields() {
  const { t } = useTranslation('assets');
  const source = Form.useWatch<string | undefined>('sourceLanguage');
  const targets = Form.useWatch<string[] | undefined>('targetLanguages');
  return (
    <>
      <Form.Item
        name="sourceLanguage"
        label={t('source.label')}
        rules={[{ required: true, message: t('source.required') }]}
      >
        <LanguageSelect placeholder={t('languagePlaceholder')} without={targets ?? []} />
      </Form.Item>
      <Form.Item
        name="targetLanguages"
        label={t('target.label')}
        rules={[{ required: true, message: t('target.required') }]}
      >
        <LanguageSelect multiple placeholder={t('languagePlaceholder')} without={source ? [source] : []} />
      </Form.Item>
    </>
  );
}

/** Source and targets; undefined until both are chosen. */
function useChosenLanguages(form: FormInstance<Fields>): AssetLanguages | undefined {
  const sourceLanguage = Form.useWatch<string | undefined>('sourceLanguage', form);
  const targetLanguages = Form.useWatch<string[] | undefined>('targetLanguages', form) ?? [];
  if (sourceLanguage === undefined || targetLanguages.length === 0) return undefined;
  return { sourceLanguage, targetLanguages };
}

interface TemplateButtonProps<One extends ListedAsset> extends Pick<CreateAssetFormProps<One>, 'kind'> {
  readonly languages: AssetLanguages | undefined;
}

/** An empty workbook with a column for each language, once they are chosen. */
function TemplateButton<One extends ListedAsset>({ kind, languages }: TemplateButtonProps<One>) {
  const { t } = useTranslation('assets');
  const template = kind.useTemplate();
  return (
    <ReasonButton
      size="small"
      type="text"
      icon={<DownloadOutlined aria-hidden />}
      reason={languages === undefined ? t('columns.needLanguages') : undefined}
      loading={template.isPending}
      onClick={() => {
        if (languages) template.mutate(languages);
      }}
    >
      {t('files.template')}
    </ReasonButton>
  );
}
