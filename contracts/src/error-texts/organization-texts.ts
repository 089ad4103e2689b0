import { text } from './bilingual.ts';

/** What teams, members and roles say. */
export const organizationTexts = {
  'team.duplicate-name': text('已有名为“{name}”的团队。', 'There is a team called “{name}” already.'),
  'team.required': text('请选择你负责的团队。', 'Choose one of your own teams.'),
  'role.duplicate-name': text('已有名为“{name}”的角色。', 'There is a role called “{name}” already.'),
  'role.in-use': text(
    '还有成员使用角色“{name}”。请先为他们更换角色。',
    'Members still have the role “{name}”. Give them another role first.',
  ),
  'role.beyond-own': text('只能授予自己拥有的权限。', 'You can only give rights that you have yourself.'),
  'role.not-assignable': text(
    '你不能设置或更改这个角色，请联系管理员。',
    'You cannot give or change this role. Ask an administrator.',
  ),
  'member.own-role': text(
    '不能更改自己的角色，请由其他管理员更改。',
    'You cannot change your own role. Another administrator can.',
  ),
  'member.super-admin': text(
    '超级管理员的角色只能移交，不能更改或移除。',
    'The super administrator can only be transferred, not changed or removed.',
  ),
  'member.last-admin': text(
    '你是超级管理员。请先移交给其他成员，再退出组织。',
    'You are the super administrator. Transfer the organization to a member before you leave.',
  ),
  'member.transferred': text(
    '超级管理员已移交，你不再是超级管理员。',
    'The organization was transferred meanwhile. You are no longer its super administrator.',
  ),
  'member.phone-taken': text(
    '其他成员已使用手机号 {phone}。',
    'Another member has the phone number {phone}.',
  ),
  'member.code-taken': text(
    '其他成员已使用系统编号“{code}”。',
    'Another member has the system code “{code}”.',
  ),
  'member.beyond-limits': text(
    '你在本组织只处理指定的语言对或项目，此内容不在其中。如需处理，请联系管理员。',
    'Your work in this organization is limited to certain language pairs or projects, and this is outside of them. Ask an administrator.',
  ),
  'member.limited': text(
    '成员“{name}”只处理指定的语言对或项目，不能参与此项工作。请在成员资料中更改限制，或选择其他成员。',
    'The work of “{name}” is limited to other language pairs or projects. Change the limits of the member, or choose somebody else.',
  ),
  'member.already': text('该用户已是组织成员。', 'This person is a member of the organization already.'),
  'invite.over': text(
    '邀请已失效（过期、已用完或已撤销），请联系邀请人重新发送。',
    'This invitation has ended: it expired, was used up or was revoked. Ask for a new one.',
  ),
  'invite.other-address': text(
    '该邀请发给了 {target}。请使用绑定该手机号或邮箱的账号登录。',
    'This invitation was sent to {target}. Sign in with the account that has this address.',
  ),
  'organization.name-alike': text(
    '“{name}”和已有组织的名称相同或看起来太像，请换一个名称，或向该组织的管理员申请加入。',
    '“{name}” is the name of another organization or looks like it. Choose another name, or ask its administrators to let you join.',
  ),
  'organization.generated-name': text(
    '以“LXO”开头的是系统生成的名称，请填写组织全称。',
    'Names that begin with “LXO” are generated. Enter the full name of the organization.',
  ),
  'application.open': text(
    '已有同类申请正在审核，请等待结果。',
    'You have an application of this kind under review. Wait for the result.',
  ),
  'application.decided': text(
    '该申请已由其他人处理。',
    'Somebody else has decided on this application already.',
  ),
  'member-import.wrong-template': text(
    '文件与导入模板不一致，缺少列：{columns}。请下载模板后重新填写。',
    'The file does not follow the template. These columns are missing: {columns}. Download the template and fill it in.',
  ),
  'member-import.too-many': text(
    '一次最多导入 {limit} 行，请拆分文件。',
    'At most {limit} rows can be imported at once. Split the file.',
  ),
};
