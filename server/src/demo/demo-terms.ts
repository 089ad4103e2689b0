import { type SharedTerm, termSchema } from '@transloom/contracts/term-entries';
import { changeTermBase } from '../domains/terms/change-term-base.ts';
import { createTermBase } from '../domains/terms/create-term-base.ts';
import { addTermEntry } from '../domains/terms/entries/add-term-entry.ts';
import { listTermBases } from '../domains/terms/list-term-bases.ts';
import type { Context } from '../platform/context.ts';
import { actAs } from './demo-actor.ts';
import type { DemoStep } from './demo-step.ts';

const name = '产品术语 Product terms';

interface DemoConcept {
  readonly en: string;
  readonly zh: string;
  readonly de: string;
  readonly definition?: string;
  readonly note?: string;
  /** Words that should not be used for it. */
  readonly avoid?: readonly (Pick<SharedTerm, 'language' | 'text'> & {
    readonly status: 'deprecated' | 'forbidden';
  })[];
}

const concepts: readonly DemoConcept[] = [
  {
    en: 'translation memory',
    zh: '翻译记忆库',
    de: 'Translation-Memory',
    definition: 'Source and target texts that were translated before, kept to be used again.',
  },
  { en: 'term base', zh: '术语库', de: 'Terminologiedatenbank' },
  {
    en: 'segment',
    zh: '句段',
    de: 'Segment',
    note: '不译作“片段”',
    avoid: [{ language: 'zh-CN', text: '片段', status: 'forbidden' }],
  },
  { en: 'user interface', zh: '用户界面', de: 'Benutzeroberfläche' },
  {
    en: 'hard disk',
    zh: '硬盘',
    de: 'Festplatte',
    avoid: [{ language: 'de', text: 'Harddisk', status: 'deprecated' }],
  },
  { en: 'screen', zh: '屏幕', de: 'Bildschirm' },
  { en: 'password', zh: '密码', de: 'Passwort' },
  { en: 'account', zh: '账号', de: 'Konto', note: '不写“帐号”' },
  { en: 'settings', zh: '设置', de: 'Einstellungen' },
  { en: 'file', zh: '文件', de: 'Datei' },
];

function termsOf({ en, zh, de, avoid = [] }: DemoConcept): SharedTerm[] {
  const texts = [
    { language: 'en', text: en },
    { language: 'zh-CN', text: zh },
    { language: 'de', text: de },
    ...avoid,
  ];
  return texts.map((term) => termSchema.parse(term));
}

async function fill(context: Context): Promise<void> {
  const input = {
    name,
    sourceLanguage: 'en',
    targetLanguages: ['zh-CN', 'de'],
    shared: true,
    fileIds: [],
    layouts: [],
  };
  const { termBaseId } = await createTermBase(context, input);
  await changeTermBase(context, { termBaseId, isDefault: true });
  for (const concept of concepts) {
    const { definition = null, note = null } = concept;
    const unsaid = { subject: null, image: null, pictureId: null, link: null };
    await addTermEntry(context, { termBaseId, definition, note, ...unsaid, terms: termsOf(concept) });
  }
}

/** A term base for the manager's projects; the translator is shown its terms in the editor. */
export const demoTerms: DemoStep = {
  name: 'terms',
  async run(services, world) {
    await actAs(services, world, 'PROJECT_MANAGER', async (context) => {
      const known = await listTermBases(context, { tab: 'all', title: name });
      if (known.length === 0) await fill(context);
    });
  },
};
