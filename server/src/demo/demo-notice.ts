import { publishNotice } from '../domains/messages/notices.ts';
import type { DemoStep } from './demo-step.ts';

/** Says what this installation is, so that nobody takes it for the real one. */
export const demoNotice: DemoStep = {
  name: 'notice',
  async run({ database, now }) {
    const notice = {
      noticeId: '0190d3a0-0000-7000-8000-000000000201',
      title: { 'zh-CN': '演示环境', 'en-US': 'Demo' },
      text: {
        'zh-CN': '这是演示环境：人员、组织与文件均为示例。',
        'en-US': 'This is a demo: its people, organizations and files are examples.',
      },
      action: 'TOAST',
      link: null,
      navigationVersion: '1',
    } as const;
    await database.systemTransaction((db) => publishNotice(db, notice, now()));
  },
};
