import type { Screen } from '../../../screens/screen.ts';

/** The document agent. */
export const documentAgentScreens: readonly Screen[] = [
  {
    path: '/agent/gptTranslate/index',
    title: 'document-agent:screen.agent',
    planned: { text: 'document-agent:planned.agent', instead: '/project/new' },
  },
  {
    path: '/agent/gptTranslate/history',
    title: 'document-agent:screen.history',
    planned: { text: 'document-agent:planned.history', instead: '/project/index' },
  },
];
