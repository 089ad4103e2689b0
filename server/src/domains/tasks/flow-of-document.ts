import { type Flow, flowSchema } from '@transloom/contracts/project-settings';

/** The stages that a document keeps. */
export function flowOfDocument(stages: unknown): Flow {
  return flowSchema.parse(stages);
}
