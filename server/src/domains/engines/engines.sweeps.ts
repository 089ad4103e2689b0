import type { Sweep } from '../../platform/queue/sweep.ts';
import { deleteAnswersBefore } from './translating/engine-answers.store.ts';
import { answerDays } from './translating/stored-answers.ts';

const daySeconds = 24 * 60 * 60;

export const enginesSweeps: readonly Sweep[] = [
  {
    name: 'engines.old-answers',
    everySeconds: daySeconds / 4,
    sweep: ({ database, now }) => {
      const before = new Date(now().getTime() - answerDays * daySeconds * 1000);
      return database.systemTransaction((db) => deleteAnswersBefore(db, before));
    },
  },
];
