import type { documentSettingsApi } from '@transloom/contracts/document-settings';
import type { InputOf } from '@transloom/contracts/endpoint';
import { compileSegmentation } from '@transloom/core/segmentation/own-rules/compile-segmentation';
import { splitSentences } from '@transloom/core/segmentation/split-sentences';
import { serveTasks } from '../../platform/child-processes/serve-tasks.ts';

/** Entry of the process in which rules of people are tried. */
function split({
  settings,
  language,
  text,
}: InputOf<typeof documentSettingsApi.previewSegmentation>): string[] {
  const segmentation = compileSegmentation(settings, language);
  return splitSentences(text, language, segmentation).map(({ start, end }) => text.slice(start, end));
}

serveTasks(split);
