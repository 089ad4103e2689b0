import type { InterfaceLanguage } from './answer.ts';

export const auditKinds = [
  'sign-in',
  'rights',
  'engines',
  'exports',
  'deletions',
  'billing',
  'installation',
] as const;
export type AuditKind = (typeof auditKinds)[number];

interface AuditedAction {
  readonly kind: AuditKind;
  readonly words: Readonly<Record<InterfaceLanguage, string>>;
  /** Endpoints that do it, as `domain.operation`; what has none is recorded where it happens. */
  readonly endpoints: readonly string[];
}

const action = (kind: AuditKind, zh: string, en: string, ...endpoints: string[]): AuditedAction => ({
  kind,
  words: { 'zh-CN': zh, 'en-US': en },
  endpoints,
});

/** The actions that the audit trail records: sign-ins, deletions, exports and every change of rights, keys, engines and members (L01). */
export const auditedActions = {
  'account.sign-up': action('sign-in', '注册', 'Signed up'),
  'account.sign-in': action('sign-in', '登录', 'Signed in'),
  'account.sign-in-failed': action('sign-in', '登录失败', 'Sign-in failed'),
  'account.sign-out': action('sign-in', '退出登录', 'Signed out'),
  'account.session-end': action('sign-in', '结束会话', 'Ended a session'),
  'account.password-change': action('rights', '修改密码', 'Changed the password'),
  'account.password-reset': action('rights', '重置密码', 'Reset the password'),
  'account.profile-change': action('rights', '修改个人资料', 'Changed the own profile'),
  'account.contact-change': action('rights', '修改手机号或邮箱', 'Changed phone or e-mail'),
  'account.two-step-change': action('rights', '修改两步验证', 'Changed two-step sign-in'),
  'account.deletion-plan': action('deletions', '申请注销账号', 'Planned the deletion of the account'),
  'account.deletion-cancel': action('deletions', '取消注销账号', 'Kept the account'),
  'account.delete': action('deletions', '注销账号', 'Deleted the account'),
  'account.data-download': action(
    'exports',
    '下载个人数据',
    'Downloaded the own data',
    'accountData.downloadData',
  ),
  'account.passkey-add': action('rights', '添加通行密钥', 'Added a passkey'),
  'account.passkey-remove': action('rights', '删除通行密钥', 'Removed a passkey'),
  'account.confirm': action('sign-in', '验证身份', 'Confirmed the identity'),
  'operator.suspend': action('installation', '停用账号', 'Suspended a person'),
  'operator.unsuspend': action('installation', '恢复账号', 'Let a person in again'),
  'operator.reset': action('installation', '重置登录', 'Reset the sign-in of a person'),
  'operator.link': action('installation', '生成登录链接', 'Made a sign-in link'),
  'operator.plan': action('installation', '设置套餐', 'Set a plan'),
  'operator.setting': action('installation', '修改平台设置', 'Changed a setting of the installation'),
  'operator.setting-reset': action('installation', '恢复平台设置', 'Took back a change of a setting'),
  'operator.job-retry': action('installation', '重试后台任务', 'Retried a job'),
  'operator.job-cancel': action('installation', '取消后台任务', 'Cancelled a job'),
  'operator.dictionary': action('installation', '修改字典', 'Changed an option of a dictionary'),
  'operator.dictionary-reset': action(
    'installation',
    '恢复字典选项',
    'Removed or reset an option of a dictionary',
  ),
  'operator.cleaning': action('installation', '清理无用文件', 'Removed files that nobody needs'),
  'operator.notice': action('installation', '发布公告', 'Published a notice'),
  'organization.review': action(
    'installation',
    '开始审核组织申请',
    'Took an application for an organization under review',
    'organizationApplications.startReview',
  ),
  'organization.message': action(
    'installation',
    '给申请人留言',
    'Sent a message to an applicant',
    'organizationApplications.messageApplicant',
  ),
  'template.delete': action(
    'deletions',
    '删除项目模板',
    'Deleted a project template',
    'templates.deleteTemplate',
  ),
  'rate-scheme.delete': action(
    'deletions',
    '删除计费方案',
    'Deleted a rate scheme',
    'rateSchemes.deleteRateScheme',
  ),
  'analysis.export': action('exports', '导出文件分析', 'Exported an analysis', 'analyses.exportWork'),
  'billing.order-paid': action('billing', '订单已支付', 'Paid an order'),
  'billing.trial': action('billing', '开始试用专业版', 'Started the trial of Pro', 'payments.startTrial'),
  'billing.invoice': action('billing', '申请发票', 'Asked for an invoice', 'invoices.requestInvoice'),
  'billing.caps': action('billing', '设置用量上限', 'Set the caps of use', 'billing.setCaps'),
  'operator.price': action('installation', '修改价格', 'Changed a price', 'sales.setPrice'),
  'operator.plan-limit': action(
    'installation',
    '修改套餐限额',
    'Changed the limits of a plan',
    'sales.setPlanLimit',
  ),
  'operator.seller': action('installation', '修改收款方信息', 'Changed who sells', 'sales.setSeller'),
  'operator.transfer': action(
    'installation',
    '录入对公转账',
    'Entered a bank transfer',
    'sales.enterTransfer',
  ),
  'operator.refund': action('installation', '退款', 'Refunded an order', 'sales.refundOrder'),
  'operator.quarantine': action(
    'installation',
    '处理异常支付',
    'Resolved a payment',
    'sales.resolveQuarantine',
  ),
  'operator.invoice': action('installation', '处理发票', 'Decided on an invoice', 'invoices.decideInvoice'),
  'operator.notice-remove': action('installation', '撤回公告', 'Took back a notice'),
  'company.sign-in-change': action('rights', '修改企业登录', 'Changed the company sign-in'),
  'company.role-renew': action('rights', '按企业登录更新角色', 'Renewed a role by the company sign-in'),
  'company.domain-verify': action('rights', '验证邮箱域名', 'Verified an e-mail domain'),
  'account.token-create': action('rights', '创建访问令牌', 'Created an access token'),
  'account.token-revoke': action('rights', '撤销访问令牌', 'Revoked an access token'),
  'organization.switch': action('sign-in', '切换组织', 'Switched organization'),
  'engine.connect': action('engines', '连接模型', 'Connected an engine', 'engineConnections.addConnection'),
  'engine.change': action(
    'engines',
    '修改模型连接',
    'Changed an engine',
    'engineConnections.changeConnection',
  ),
  'engine.disconnect': action(
    'engines',
    '断开模型',
    'Disconnected an engine',
    'engineConnections.removeConnection',
  ),
  'engine.policy': action(
    'rights',
    '修改个人模型权限',
    'Changed who may connect engines',
    'engineConnections.changeEnginePolicy',
  ),
  'trainer.connect': action('engines', '连接训练服务', 'Connected a trainer', 'engineTrainers.addTrainer'),
  'trainer.change': action('engines', '修改训练服务', 'Changed a trainer', 'engineTrainers.changeTrainer'),
  'trainer.disconnect': action(
    'engines',
    '断开训练服务',
    'Disconnected a trainer',
    'engineTrainers.removeTrainer',
  ),
  'custom-engine.create': action(
    'engines',
    '创建专属模型',
    'Created a custom engine',
    'customEngines.createCustomEngine',
  ),
  'custom-engine.share': action(
    'rights',
    '共享专属模型',
    'Shared a custom engine',
    'customEngines.shareEngine',
  ),
  'custom-engine.unshare': action(
    'rights',
    '停止共享专属模型',
    'Stopped sharing a custom engine',
    'customEngines.stopSharing',
  ),
  'custom-engine.join': action(
    'rights',
    '加入共享模型',
    'Joined a shared engine',
    'customEngines.joinEngine',
  ),
  'custom-engine.leave': action(
    'rights',
    '退出共享模型',
    'Left a shared engine',
    'customEngines.leaveEngine',
  ),
  'custom-engine.delete': action(
    'deletions',
    '删除专属模型',
    'Deleted a custom engine',
    'customEngines.deleteCustomEngine',
  ),
  'custom-engine.corpus-remove': action(
    'deletions',
    '移除训练语料',
    'Removed a corpus file',
    'customEngines.removeCorpus',
  ),
  'member.change': action('rights', '修改成员', 'Changed a member', 'members.changeMember'),
  'member.batch-change': action('rights', '批量修改成员', 'Changed members', 'members.changeMembers'),
  'member.remove': action('deletions', '移除成员', 'Removed members', 'members.removeMembers'),
  'member.export': action('exports', '导出成员', 'Exported members', 'members.exportMembers'),
  'member.import': action('rights', '批量导入成员', 'Imported members', 'memberImports.createWork'),
  'invite.create': action(
    'rights',
    '邀请成员',
    'Invited people',
    'invites.createInvite',
    'invites.inviteAddresses',
  ),
  'invite.revoke': action('rights', '撤销邀请', 'Revoked an invitation', 'invites.revokeInvite'),
  'member.join': action('rights', '加入组织', 'Joined the organization'),
  'application.pass': action(
    'rights',
    '通过加入申请',
    'Approved an application',
    'invites.passJoinApplication',
  ),
  'application.deny': action(
    'rights',
    '拒绝加入申请',
    'Rejected an application',
    'invites.denyJoinApplication',
  ),
  'member.leave': action('rights', '退出组织', 'Left the organization', 'members.leaveOrganization'),
  'organization.transfer': action(
    'rights',
    '移交超级管理员',
    'Transferred the organization',
    'members.transferOrganization',
  ),
  'organization.update': action(
    'rights',
    '修改组织信息',
    'Changed the organization',
    'organizations.updateOrganization',
  ),
  'organization.approve': action(
    'installation',
    '通过组织申请',
    'Approved an organization',
    'organizationApplications.approveApplication',
  ),
  'organization.reject': action(
    'installation',
    '拒绝组织申请',
    'Rejected an organization',
    'organizationApplications.rejectApplication',
  ),
  'team.create': action('rights', '新建团队', 'Created a team', 'teams.createTeam'),
  'team.change': action('rights', '修改团队', 'Changed a team', 'teams.updateTeam'),
  'team.delete': action('deletions', '删除团队', 'Deleted a team', 'teams.removeTeam'),
  'role.create': action('rights', '新建角色', 'Created a role', 'ownRoles.createRole'),
  'role.change': action('rights', '修改角色', 'Changed a role', 'ownRoles.changeRole'),
  'role.delete': action('rights', '删除角色', 'Deleted a role', 'ownRoles.removeRole'),
  'member.quota': action('rights', '设置成员额度', 'Set the quota of a member', 'billing.setMemberQuota'),
  'memory.share': action('rights', '修改记忆库', 'Changed a translation memory', 'memories.changeMemory'),
  'memory.delete': action(
    'deletions',
    '删除记忆库',
    'Deleted translation memories',
    'memories.deleteMemories',
  ),
  'memory.entries-delete': action(
    'deletions',
    '删除句对',
    'Deleted entries of a memory',
    'memoryEntries.deleteEntries',
  ),
  'memory.clean': action('deletions', '清理记忆库', 'Cleaned a memory', 'memoryCleanings.startCleaning'),
  'memory.import-take-back': action(
    'deletions',
    '撤回记忆库导入',
    'Took back an import into a memory',
    'memoryImports.takeBackImport',
  ),
  'memory.export': action('exports', '导出记忆库', 'Exported a translation memory', 'memories.exportMemory'),
  'term-base.share': action('rights', '修改术语库', 'Changed a term base', 'terms.changeTermBase'),
  'term-base.delete': action('deletions', '删除术语库', 'Deleted term bases', 'terms.deleteTermBases'),
  'term-base.entries-delete': action(
    'deletions',
    '删除术语',
    'Deleted terms',
    'termEntries.deleteTermEntries',
  ),
  'term-base.clean': action('deletions', '清理术语库', 'Cleaned a term base', 'termCleanings.startCleaning'),
  'term-base.import-take-back': action(
    'deletions',
    '撤回术语库导入',
    'Took back an import of terms',
    'termImports.takeBackImport',
  ),
  'term-base.export': action('exports', '导出术语库', 'Exported a term base', 'terms.exportTerms'),
  'document.export': action(
    'exports',
    '导出文件',
    'Exported documents',
    'documents.exportDocuments',
    'projects.exportProjects',
  ),
  'document.delete': action('deletions', '删除文件', 'Deleted a document', 'documents.deleteDocument'),
  'document.profile-delete': action(
    'deletions',
    '删除文件选项',
    'Deleted document options',
    'documentSettings.deleteProfile',
  ),
  'project.delete': action(
    'deletions',
    '删除项目',
    'Deleted a project',
    'projects.deleteProject',
    'projects.deleteProjects',
  ),
  'model.fetch': action(
    'installation',
    '下载翻译模型',
    'Fetched a translation model',
    'modelDownloads.createWork',
  ),
  'model.fetch-delete': action(
    'installation',
    '删除模型下载',
    'Deleted a model download',
    'modelDownloads.deleteWork',
  ),
  'model.remove': action(
    'installation',
    '删除翻译模型',
    'Removed a translation model',
    'engineModels.removeModel',
    'engineModels.removeHubModel',
  ),
  'audit.export': action('exports', '导出审计记录', 'Exported the audit trail', 'audit.exportAudit'),
} as const satisfies Record<string, AuditedAction>;

export type AuditAction = keyof typeof auditedActions;
export const auditActions = Object.keys(auditedActions) as readonly AuditAction[];

export function isAuditAction(name: string): name is AuditAction {
  return Object.hasOwn(auditedActions, name);
}

/** The action that a call of an endpoint is recorded as; undefined for one that is not. */
export function actionOfEndpoint(name: string): AuditAction | undefined {
  return auditActions.find((key) => (auditedActions[key].endpoints as readonly string[]).includes(name));
}
