import type { Actor } from '../platform/context.ts';
import type { DemoWorld } from './demo-step.ts';

export const demoCall = { language: 'zh-CN', requestId: 'demo' } as const;

/** In whose name terms, memories and projects are added. */
export function demoManager({ organizationId, people }: DemoWorld): Actor {
  return {
    organizationId,
    userId: people.PROJECT_MANAGER,
    role: 'PROJECT_MANAGER',
    permissions: new Set(),
  };
}
