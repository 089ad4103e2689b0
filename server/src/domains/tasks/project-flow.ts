import type { FlowStage } from '@transloom/contracts/tasks';
import { flowStageSchema } from '@transloom/contracts/tasks';
import { z } from 'zod';

const stagesSchema = z.array(flowStageSchema).min(1);

/** The stages of a project that says nothing else. */
const defaultFlow: readonly FlowStage[] = [
  { kind: 'translation', name: '' },
  { kind: 'review', name: '' },
];

/** The stages that files of a project are started with. */
export function flowOfProject(project: { readonly flow?: unknown }): readonly FlowStage[] {
  const stages = stagesSchema.safeParse(project.flow);
  return stages.success ? stages.data : defaultFlow;
}

/** The stages that a document keeps. */
export function flowOfDocument(stages: unknown): readonly FlowStage[] {
  return stagesSchema.parse(stages);
}
