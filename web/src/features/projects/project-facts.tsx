import type { Project } from '@transloom/contracts/projects';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { FactLine, LineFact } from '../../ui/fact-line.tsx';
import { LanguagePair } from '../../ui/language-pair.tsx';
import { When } from '../../ui/when.tsx';
import { useFlowText } from '../project-settings/use-stage-name.ts';
import { Deadline } from './deadline.tsx';
import { projectState } from './project-status.tsx';

/** Languages, engine, deadline, sums: one line under the title. */
export function ProjectFacts({ project }: { readonly project: Project }) {
  const { t } = useTranslation('projects');
  const flowText = useFlowText();
  const { sourceLanguage, targetLanguages, engines, settings, deadline, remark } = project;
  const open = !['done', 'archived'].includes(projectState(project));
  return (
    <FactLine>
      <LineFact label={t('fact.languages')}>
        <LanguagePair source={sourceLanguage} targets={targetLanguages} />
      </LineFact>
      <LineFact label={t('fact.engine')}>
        {enginesText(engines, t('engine.memoriesOnly'), t('listSeparator'))}
      </LineFact>
      <LineFact label={t('fact.flow')}>{flowText(settings.flow)}</LineFact>
      <LineFact label={t('fact.matchRate')}>{`${settings.matchRate}%`}</LineFact>
      <LineFact label={t('fact.deadline')}>
        <Deadline deadline={deadline} open={open} />
      </LineFact>
      <LineFact label={t('fact.words')}>{formatNumber(project.wordCount)}</LineFact>
      <LineFact label={t('fact.segments')}>{formatNumber(project.segmentCount)}</LineFact>
      <LineFact label={t('fact.created')}>
        {project.creator} · <When instant={project.createdAt} />
      </LineFact>
      {remark ? <LineFact label={t('fact.remark')}>{remark}</LineFact> : null}
    </FactLine>
  );
}

/** Each engine once. */
function enginesText(engines: Project['engines'], none: string, separator: string): string {
  return [...new Set(engines.map(({ engineName }) => engineName ?? none))].join(separator);
}
