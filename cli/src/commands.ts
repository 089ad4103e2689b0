import type { Command } from './command.ts';

/** Every command by name; loaded when it is called, so that a small one starts fast. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  translate: async () => (await import('./commands/translate.ts')).translate,
  train: async () => (await import('./commands/train.ts')).train,
  trainer: async () => (await import('./commands/trainer.ts')).trainer,
  extract: async () => (await import('./commands/extract.ts')).extract,
  analyze: async () => (await import('./commands/analyze.ts')).analyze,
  count: async () => (await import('./commands/count.ts')).count,
  segment: async () => (await import('./commands/segment.ts')).segment,
  roundtrip: async () => (await import('./commands/roundtrip.ts')).roundtrip,
  pseudo: async () => (await import('./commands/pseudo.ts')).pseudo,
  convert: async () => (await import('./commands/convert.ts')).convert,
  memory: async () => (await import('./commands/memory.ts')).memory,
  formats: async () => (await import('./commands/formats.ts')).formats,
  terms: async () => (await import('./commands/terms.ts')).terms,
  qa: async () => (await import('./commands/qa.ts')).qa,
  score: async () => (await import('./commands/score.ts')).score,
  engines: async () => (await import('./commands/engines.ts')).engines,
  models: async () => (await import('./commands/models.ts')).models,
  serve: async () => (await import('./commands/serve.ts')).serve,
  work: async () => (await import('./commands/work.ts')).work,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  audit: async () => (await import('./commands/audit.ts')).audit,
  keys: async () => (await import('./commands/keys.ts')).keys,
  'sign-in-link': async () => (await import('./commands/sign-in-link.ts')).signInLink,
  help: async () => (await import('./commands/help.ts')).help,
};
