import type { InterfaceLanguage } from '@transloom/contracts/answer';

export const memberColumns = ['name', 'phone', 'email', 'role', 'team', 'languages', 'systemCode'] as const;
export type MemberColumn = (typeof memberColumns)[number];

/** The headings of a table of members; both languages are read, whatever the interface's is. */
export const headings: Readonly<Record<InterfaceLanguage, Readonly<Record<MemberColumn, string>>>> = {
  'zh-CN': {
    name: '姓名',
    phone: '手机号',
    email: '邮箱',
    role: '角色',
    team: '团队',
    languages: '语言',
    systemCode: '系统编号',
  },
  'en-US': {
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    role: 'Role',
    team: 'Team',
    languages: 'Languages',
    systemCode: 'System code',
  },
};

/** Two rows that show how the template is filled in. */
export const exampleRows: Readonly<Record<InterfaceLanguage, readonly (readonly string[])[]>> = {
  'zh-CN': [
    ['王小明', '13800138000', 'wang@example.com', '译员', '', 'en; zh-CN', 'T-001'],
    ['Maria Silva', '', 'maria@example.com', '外部译员', '', 'pt-BR; es', ''],
  ],
  'en-US': [
    ['Wang Xiaoming', '13800138000', 'wang@example.com', 'Translator', '', 'en; zh-CN', 'T-001'],
    ['Maria Silva', '', 'maria@example.com', 'External translator', '', 'pt-BR; es', ''],
  ],
};
