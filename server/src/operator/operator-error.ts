import type { InterfaceLanguage } from '@transloom/contracts/answer';

type Texts = Readonly<Record<InterfaceLanguage, string>>;

const text = (zh: string, en: string): Texts => ({ 'zh-CN': zh, 'en-US': en });

/** Each says what is wrong and what to do about it, in one line. */
const operatorTexts = {
  'data-folder.not-writable': text(
    '无法写入数据目录 {folder}（{reason}）。请修改其权限，或用 DATA_DIR 指定其他目录。',
    'The data folder {folder} cannot be written ({reason}). Change its permissions, or name another one with DATA_DIR.',
  ),
  'data-folder.in-use': text(
    '译梭已在数据目录 {folder} 上运行（进程 {pid}）。请先停止它，或用 DATA_DIR 指定其他目录。',
    'Transloom already runs on the data folder {folder} (process {pid}). Stop it first, or name another one with DATA_DIR.',
  ),
  'disk.full': text(
    '磁盘已满，无法启动。请释放 {folder} 所在磁盘的空间。',
    'The disk is full. Free some space on the disk of {folder}.',
  ),
  'database.unreachable': text(
    '无法连接 DATABASE_URL 指定的数据库（{reason}）。请检查地址以及 PostgreSQL 是否在运行。',
    'The database of DATABASE_URL cannot be reached ({reason}). Check the address, and that PostgreSQL runs.',
  ),
  'database.refused': text(
    '数据库拒绝登录：{reason}。请检查 DATABASE_URL 中的用户名和密码。',
    'The database refuses the login: {reason}. Check the user name and password in DATABASE_URL.',
  ),
  'database.missing': text(
    '数据库不存在：{reason}。请先创建，例如 createdb。',
    'The database does not exist: {reason}. Create it first, for example with createdb.',
  ),
  'database.no-rights': text(
    '数据库用户权限不足：{reason}。该用户须拥有此数据库并可创建角色（CREATEROLE）。',
    'The database user lacks rights: {reason}. It must own the database and be allowed to create roles (CREATEROLE).',
  ),
  'keys.damaged': text(
    '主密钥有误：{reason}。请恢复备份的密钥；每个密钥为 32 字节的 base64。',
    'A master key is wrong: {reason}. Put back the key from your backup; a key is base64 of 32 bytes.',
  ),
  'keys.missing': text(
    '缺少主密钥 {ids}，{count} 个已保存的凭据无法解密。请将其放回 {origin}。若确已丢失，请运行 npx transloom keys forget {ids}，之后重新填写这些凭据。',
    'The master key {ids} is missing, and {count} stored credentials cannot be read without it. Put it back into {origin}. If it is lost for good, run npx transloom keys forget {ids} and enter these credentials again.',
  ),
  'backup.folder-not-empty': text(
    '目录 {folder} 不为空，请选择新目录。',
    'The folder {folder} is not empty. Name a new one.',
  ),
  'backup.damaged': text(
    '备份 {folder} 已损坏：{file} 缺失或与清单不符。',
    'The backup {folder} is damaged: {file} is missing or differs from the manifest.',
  ),
  'backup.not-empty': text(
    '目标数据库不为空。请恢复到新的 DATA_DIR 或空数据库。',
    'The database has tables already. Restore into a new DATA_DIR or an empty database.',
  ),
  'backup.newer': text(
    '该备份来自较新的版本 {version}，请先升级本程序。',
    'The backup was made by the newer version {version}. Upgrade this program first.',
  ),
  'backup.differs': text(
    '恢复后的表 {table} 与备份不一致，未作任何更改。',
    'The restored table {table} differs from the backup. Nothing was changed.',
  ),
} as const;

export type OperatorFault = keyof typeof operatorTexts;
type Params = Readonly<Record<string, string | number>>;

/** What keeps the program from starting, or a command from its work, until the operator does something. */
export class OperatorError extends Error {
  readonly fault: OperatorFault;
  readonly params: Params;

  constructor(fault: OperatorFault, params: Params, options?: ErrorOptions) {
    super(`${fault} ${JSON.stringify(params)}`, options);
    this.name = 'OperatorError';
    this.fault = fault;
    this.params = params;
  }
}

/** One line, without a stack trace. */
export function operatorText({ fault, params }: OperatorError, language: InterfaceLanguage): string {
  return operatorTexts[fault][language].replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
}
