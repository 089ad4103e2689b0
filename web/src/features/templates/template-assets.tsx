import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { MemoryChoice } from '../project-settings/assets/memory-choice.tsx';
import { TermBaseChoice } from '../project-settings/assets/term-base-choice.tsx';
import { useNamedMemories, useNamedTermBases } from '../project-settings/assets/use-named-assets.ts';
import type { TemplatePart } from './template-settings.tsx';
import { useChangeTemplate } from './templates.queries.ts';

/** The memories that projects begin with, in their order, each with its use; saved at once. */
export function TemplateMemories({ template, editable }: TemplatePart) {
  const { save, saving } = useSaveAssets(template);
  return (
    <MemoryChoice
      languages={template}
      value={useNamedMemories(template.memories)}
      fixed={!editable || saving}
      onChange={(named) =>
        save({
          memories: named.map(({ id: memoryId, reads, writes, penalty }) => ({
            memoryId,
            reads,
            writes,
            penalty,
          })),
        })
      }
    />
  );
}

/** The same of term bases. */
export function TemplateTermBases({ template, editable }: TemplatePart) {
  const { save, saving } = useSaveAssets(template);
  return (
    <TermBaseChoice
      languages={template}
      value={useNamedTermBases(template.termBases)}
      fixed={!editable || saving}
      onChange={(named) =>
        save({ termBases: named.map(({ id: termBaseId, reads, writes }) => ({ termBaseId, reads, writes })) })
      }
    />
  );
}

function useSaveAssets({ templateId, version }: TemplatePart['template']) {
  const { t } = useTranslation('templates');
  const { message } = App.useApp();
  const change = useChangeTemplate();
  type Assets = Pick<Parameters<typeof change.mutate>[0], 'memories' | 'termBases'>;
  const save = (assets: Assets) =>
    change.mutate(
      { templateId, version, ...assets },
      {
        onSuccess: () => void message.success(t('saved')),
        onError: (error) => void message.error(error.message),
      },
    );
  return { save, saving: change.isPending };
}
