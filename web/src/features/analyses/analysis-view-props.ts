import type { AnalysisResult, ListedAnalysis } from '@transloom/contracts/analyses';
import type { AnalysisWork } from './analyses.queries.ts';
import type { AnalyzedProject } from './analyzed-project.ts';

export interface AnalysisViewProps {
  readonly project: AnalyzedProject;
  readonly listed: readonly ListedAnalysis[];
  readonly work: AnalysisWork;
  readonly result: AnalysisResult;
  readonly onAnalyze: () => void;
}
