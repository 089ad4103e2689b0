import type { Style } from '@transloom/contracts/style-guides';

/** Models follow instructions about a translation best in English, whatever they translate. */
const tones: Readonly<Record<Style['tone'], string>> = {
  any: '',
  neutral: 'Write in a neutral, factual tone.',
  professional: 'Write in a professional, businesslike tone.',
  friendly: 'Write in a warm, friendly tone.',
  persuasive: 'Write in a lively, persuasive tone, as marketing texts do.',
  plain: 'Write plainly, in short sentences and everyday words.',
};

const addresses: Readonly<Record<Style['address'], string>> = {
  any: '',
  formal: 'Address the reader formally (您, Sie, vous, usted, 敬語).',
  informal: 'Address the reader informally (你, du, tu, tú).',
};

/** A style guide as an engine is told it; empty where it says nothing. The instructions come last, as they are exact. */
export function styleInstructions({ tone, address, instructions }: Style): string {
  return [tones[tone], addresses[address], instructions.trim()].filter((part) => part !== '').join('\n');
}
