import { segmentationSettingsSchema } from '@transloom/contracts/document-settings';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import {
  compileSegmentation,
  type Segmentation,
} from '@transloom/core/segmentation/own-rules/compile-segmentation';
import { findRuleFault } from '@transloom/core/segmentation/own-rules/find-rule-fault';
import { readSrx } from '@transloom/core/segmentation/own-rules/read-srx';
import {
  defaultSegmentation,
  mostRules,
  type SegmentationSettings,
} from '@transloom/core/segmentation/own-rules/segmentation-settings';
import { type Options, readJsonOption } from '../options.ts';
import { Refusal } from '../refusal.ts';
import { readInput } from './files.ts';

/**
 * How `--options JSON` and the rules of `--srx FILE` say to split; what they leave open is as everywhere.
 * @throws {Refusal} usage.json, usage.segmentation, segmentation.bad-pattern, segmentation.too-many, segmentation.not-srx
 */
export async function readSegmentation(options: Options, languageTag: string): Promise<Segmentation> {
  const srx = options.value('srx');
  const rules = srx === undefined ? defaultSegmentation : await readRules(srx);
  const settings = settingsOf({ ...rules, ...readJsonOption(options) });
  const fault = findRuleFault(settings);
  if (fault?.reason === 'too-many') throw new Refusal('segmentation.too-many', { limit: mostRules });
  if (fault !== undefined) {
    const rule = fault.rule === undefined ? {} : { rule: fault.rule + 1 };
    throw new Refusal('segmentation.bad-pattern', { group: fault.group + 1, ...rule });
  }
  return compileSegmentation(settings, languageTag);
}

async function readRules(path: string): Promise<SegmentationSettings> {
  const file = await readInput(path);
  try {
    return readSrx(file);
  } catch (error) {
    if (!(error instanceof DocumentFormatError)) throw error;
    throw new Refusal('segmentation.not-srx', { name: path });
  }
}

function settingsOf(chosen: Readonly<Record<string, unknown>>): SegmentationSettings {
  const { success, data, error } = segmentationSettingsSchema.strict().safeParse(chosen);
  if (success) return data;
  const [issue] = error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : (issue?.path ?? []);
  throw new Refusal('usage.segmentation', { place: keys.join('.') });
}
