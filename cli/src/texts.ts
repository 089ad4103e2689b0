import type { InterfaceLanguage } from '@transloom/contracts/answer';

type Texts = Readonly<Record<InterfaceLanguage, string>>;

const text = (zh: string, en: string): Texts => ({ 'zh-CN': zh, 'en-US': en });

/** What only the command line says; refusals of documents and engines stand in the contracts' catalogue. */
const cliTexts = {
  'usage.unknown-command': text(
    '未知命令“{command}”。可用命令：{commands}',
    'Unknown command “{command}”. Commands: {commands}',
  ),
  'usage.option': text('参数有误：{detail}', 'An option is wrong: {detail}'),
  'usage.counter': text(
    '没有计数方式“{name}”。可选：{names}。',
    'There is no counter “{name}”. Choose one of {names}.',
  ),
  'usage.tbx': text('没有 TBX {version} 版。可选：2、3。', 'There is no TBX {version}. Choose 2 or 3.'),
  'usage.missing': text('缺少 {name}。用法：{usage}', '{name} is missing. Usage: {usage}'),
  'usage.surplus': text('多余的参数“{argument}”。', 'The argument “{argument}” is one too many.'),
  'usage.language-tag': text('“{tag}”不是有效的语言代码。', '“{tag}” is no language tag.'),
  'usage.json': text('{name} 须为 JSON 对象。', '{name} takes a JSON object.'),
  'usage.document-option': text(
    '文件选项“{option}”有误（{reason}）。{format} 可用的选项：{options}',
    'The document option “{option}” is wrong ({reason}). Options of {format}: {options}',
  ),
  'usage.segmentation': text(
    '断句选项“{place}”有误。可用的选项：mode（sentence 或 paragraph）、builtIn、cascade、groups。',
    'The segmentation option “{place}” is wrong. There are: mode (sentence or paragraph), builtIn, cascade, groups.',
  ),
  'usage.page-output': text(
    '“{name}”的译文只能写为：{formats}；请据此命名输出文件。',
    'What becomes of “{name}” is one of: {formats}. Name the output so.',
  ),
  'usage.rate': text('匹配率须为 50 到 102 的整数。', 'A match rate is a whole number from 50 to 102.'),
  'qa.done': text('{segments} 个句段，{issues} 个问题。', '{segments} segments, {issues} issues.'),
  'usage.method': text(
    '未知的对齐方式“{name}”。可选：rules、ai。',
    'There is no method “{name}”. Choose rules or ai.',
  ),
  'usage.method-engine': text('--engine 仅用于 --method ai。', '--engine goes with --method ai alone.'),
  'align.done': text(
    '原文 {source} 句，译文 {target} 句；{pairs} 对，原文独有 {sourceAlone} 句，译文独有 {targetAlone} 句。',
    '{source} sentences of the source, {target} of the translation: {pairs} pairs; {sourceAlone} stand in the source alone, {targetAlone} in the translation alone.',
  ),
  'align.unequal': text(
    '两侧句数相差悬殊（{source} 与 {target}），请确认是同一篇文章。',
    'One side is much longer than the other ({source} and {target} sentences). Make sure that one translates the other.',
  ),
  'align.language': text(
    '“{name}”看起来不是 {language} 文本。',
    '“{name}” does not look like a text in {language}.',
  ),
  'usage.context': text(
    '未知的上下文方式“{name}”。可选：{names}',
    'There is no mode of context “{name}”. There are: {names}',
  ),
  'usage.top': text(
    '条数须为 1 到 {most} 的整数。',
    'The number of matches is a whole number from 1 to {most}.',
  ),
  'usage.tokenize': text(
    '未知的切分方式“{name}”。可选：{names}',
    'There is no tokenization “{name}”. There are: {names}',
  ),
  'usage.resamples': text(
    '重采样次数须为 1 到 {most} 的整数。',
    'The number of resamples is a whole number from 1 to {most}.',
  ),
  'usage.conversion': text(
    '不能转换为“{to}”。可选：{conversions}',
    'Nothing is converted to “{to}”. There are: {conversions}',
  ),
  'usage.port': text('端口须为 0 到 65535 的整数。', 'A port is a whole number from 0 to 65535.'),
  'path.not-found': text('找不到文件“{name}”。', 'There is no file “{name}”.'),
  'path.not-readable': text('无法读取“{name}”（{reason}）。', '“{name}” cannot be read ({reason}).'),
  'path.not-writable': text('无法写入“{name}”（{reason}）。', '“{name}” cannot be written ({reason}).'),
  'path.not-utf8': text('“{name}”不是 UTF-8 文本。', '“{name}” is not text in UTF-8.'),
  'lines.empty': text('“{name}”中没有文字。', '“{name}” has no text.'),
  'score.lines': text(
    '“{name}”有 {lines} 行，译文有 {hypothesis} 行；每行须对应同一句段。',
    '“{name}” has {lines} lines, the hypothesis {hypothesis}. Each line is one segment in both.',
  ),
  'engine.unknown': text(
    '未知模型“{engine}”。可用模型：{engines}',
    'Unknown engine “{engine}”. Engines: {engines}',
  ),
  'engine.not-configured': text(
    '模型“{engine}”尚未配置，缺少：{need}。设置取自环境变量；本机模型可用 transloom models --download 下载（如 en-zh）。',
    'The engine “{engine}” lacks: {need}. Settings come from the environment; transloom models --download fetches models of this machine, such as en-zh.',
  ),
  'engine.no-model': text(
    '“{name}”不是模型文件，或来自其他版本；请用 transloom train 重新训练。',
    '“{name}” is no engine, or one of another version: train it again with transloom train.',
  ),
  'engine.model-option': text(
    '--model 仅用于模型 statistical。',
    '--model goes with the engine statistical alone.',
  ),
  'train.empty': text('没有可用于训练的句对。', 'There is no pair to train on.'),
  'program.unexpected': text('程序出错：{detail}', 'The program failed: {detail}'),
  'help.head': text(
    '译梭命令行。transloom 命令 --help 说明一个命令。',
    'The command line of Transloom. transloom COMMAND --help tells more of one command.',
  ),
  'help.engines': text(
    '模型：{engines}。其设置取自环境变量，例如 TRANSLOOM_ENGINE_BASE_URL、TRANSLOOM_ENGINE_MODEL、TRANSLOOM_ENGINE_API_KEY。',
    'Engines: {engines}. Their settings come from the environment, such as TRANSLOOM_ENGINE_BASE_URL, TRANSLOOM_ENGINE_MODEL and TRANSLOOM_ENGINE_API_KEY.',
  ),
  'help.foot': text(
    '- 表示标准输入：能认出格式的按其格式，否则按纯文本。记忆库和术语库文件可以是 gzip 压缩的（.gz）。\n退出码：0 完成；2 被拒绝（标准错误中有一行 JSON：code、message、params）；1 程序出错。',
    '- is standard input: what it surely is, else plain text. Files of memories and terms may be packed by gzip (.gz).\nExit codes: 0 done; 2 refused (a line of JSON on standard error: code, message, params); 1 a fault of the program.',
  ),
  'translate.done': text(
    '已写入 {out}：{segments} 个句段，{fromMemory} 个来自记忆库，{fromEngine} 个来自模型，{untranslated} 个未译，{faults} 个有误，{characters} 个字符，{milliseconds} 毫秒。',
    '{out} is written: {segments} segments, {fromMemory} from memory, {fromEngine} from the engine, {untranslated} untranslated, {faults} with faults, {characters} characters, {milliseconds} ms.',
  ),
  'remark.untranslated': text(
    '{id}：未译，保留原文（{detail}）。',
    '{id}: not translated, left as it is ({detail}).',
  ),
  'remark.number': text(
    '{id}：译文缺少数字 {detail}。',
    '{id}: the number {detail} is missing from the translation.',
  ),
  'remark.term': text(
    '{id}：术语“{detail}”未按术语库翻译。',
    '{id}: the term “{detail}” is not translated as required.',
  ),
  'remark.codes': text('{id}：标签缺失，已按原文补回。', '{id}: tags were lost and have been put back.'),
  'remark.unchanged': text('{id}：译文与原文相同。', '{id}: the translation is the same as the source.'),
  'remark.more': text('另有 {count} 条。', '{count} more.'),
  'fault.missing': text('没有返回译文', 'no answer'),
  'fault.no words': text('译文没有文字', 'an answer without words'),
  'fault.not storable': text('译文含有无法保存的字符', 'characters that cannot be stored'),
  'fault.unlikely length': text('译文长度异常', 'an unlikely length'),
  'fault.untranslated': text('原文原样返回', 'the answer is the source, untranslated'),
  'fault.talk': text('译文夹带说明或对话', 'talk or notes instead of a translation alone'),
  'fault.error message': text('返回的是错误信息', 'an error message instead of a translation'),
  'fault.loop': text('译文不断重复', 'the answer repeats itself'),
  'fault.wrong language': text('译文不是目标语言', 'the answer is in another language'),
  'fault.same answer': text('不同原文得到同一译文', 'one answer for different texts'),
  'fault.content-blocked': text('模型拒绝翻译该内容', 'blocked by the engine'),
  'fault.too-long': text('文本过长', 'too long for the engine'),
  'fault.bad-output': text('结果无法使用', 'an unusable answer'),
  'engine.unsupported-pair': text(
    '模型“{engine}”不支持 {source} → {target}。本机可用于该语言对的模型：{ready}。也可运行 transloom models --download {direction} 下载模型，或用 --engine openai-compatible 等接入大语言模型。',
    'The engine “{engine}” does not translate {source} → {target}. Engines of this machine that do: {ready}. To add one, run transloom models --download {direction}, or connect a language model, such as --engine openai-compatible.',
  ),
  'engine.bad-output': text(
    '模型“{engine}”没有给出可用的译文：{detail}。请重试或更换模型。',
    'The engine “{engine}” gave no usable translation: {detail}. Try again or choose another engine.',
  ),
  'train.done': text(
    '已写入 {out}：{uploaded} 个句对，去重后 {afterDeduplication}，清洗后 {afterCleaning}（疑似低质量 {suspected}）；训练 {train}，测试 {test} 与 {development}；BLEU {bleu}（照搬原文 {sourceBleu}），chrF {chrf}（{sourceChrf}）；处理器用时 {cpuSeconds} 秒。',
    '{out} is written: {uploaded} pairs, {afterDeduplication} without repeats, {afterCleaning} after cleaning ({suspected} suspected); {train} trained on, {test} and {development} measured with; BLEU {bleu} (the source as it is: {sourceBleu}), chrF {chrf} ({sourceChrf}); {cpuSeconds} s of processor time.',
  ),
  'count.done': text(
    '{segments} 个句段，{words} 个词，{characters} 个字符。',
    '{segments} segments, {words} words, {characters} characters.',
  ),
  'memory.spoiled': text(
    '已略去 {units} 个含有非法字符的单元（XML 不允许的控制字符）。',
    '{units} units with a control character that XML forbids are left out.',
  ),
  'memory.checked': text(
    '{units} 个单元，{detected} 条记录：可用 {usable}，重复 {duplicate}，空白 {empty}，原文译文相同 {identical}，过长 {tooLong}，语言不符 {otherLanguage}，含非法字符 {spoiled}。',
    '{units} units, {detected} records: {usable} usable, {duplicate} duplicate, {empty} empty, {identical} identical, {tooLong} too long, {otherLanguage} of other languages, {spoiled} with a forbidden character.',
  ),
  'score.done': text('BLEU {bleu}，chrF {chrf}（{signature}）', 'BLEU {bleu}, chrF {chrf} ({signature})'),
  'serve.running': text('服务已启动：{address}', 'Serving at {address}'),
  'doctor.data-folder': text('数据目录', 'Data folder'),
  'doctor.disk': text('磁盘可用空间', 'Free disk space'),
  'doctor.database': text('数据库', 'Database'),
  'doctor.schema': text('数据库迁移', 'Migrations'),
  'doctor.clock': text('与数据库的时钟差', 'Clock against the database'),
  'doctor.keys': text('主密钥', 'Master keys'),
  'doctor.public-address': text('对外地址（或尚缺的设置）', 'Public address, or the settings it lacks'),
  'doctor.mail': text('邮件或短信', 'Mail or text messages'),
  'doctor.outbox': text('开发用发件箱', 'Development outbox'),
  'doctor.sign-up': text('自助注册', 'Open sign-up'),
  'doctor.programs': text('系统程序（或缺少的程序）', 'Programs of the system, or those that are missing'),
  'doctor.engines': text(
    '可用的翻译模型（+ 各组织接入的数量）',
    'Engines that can translate, + those that organizations connected',
  ),
  'doctor.bad': text('有 {count} 项异常。', '{count} checks failed.'),
  'backup.done': text(
    '备份已写入并校验：{folder}（{rows} 行，{files} 个文件）',
    'The backup is written and read back: {folder} ({rows} rows, {files} files)',
  ),
  'backup.keys': text(
    '主密钥不在备份中，请另行保管：{keys}',
    'Master keys are not in it. Keep them in another place: {keys}',
  ),
  'backup.bucket': text(
    '文件在 S3 存储桶中，请使用存储桶自身的版本或复制功能备份。',
    'Files stand in a bucket. Back them up by its own versioning or replication.',
  ),
  'restore.done': text(
    '已恢复并逐表核对：{rows} 行，{files} 个文件。',
    'Restored and compared table by table: {rows} rows, {files} files.',
  ),
  'restore.keys': text(
    '启动前请放回主密钥 {ids}（DATA_DIR/secret-keys 或 SECRET_KEYS）。',
    'Put back the master keys {ids} before you start (DATA_DIR/secret-keys or SECRET_KEYS).',
  ),
  'audit.intact': text('{id} 完整', '{id} intact'),
  'audit.broken': text('{id} 在第 {place} 条处被改动', '{id} broken at entry {place}'),
  'audit.some-broken': text(
    '{count} 个组织的审计记录被改动。',
    'The audit trails of {count} organizations were changed.',
  ),
  'keys.newest': text('{id} 最新密钥，加密 {count} 个凭据', '{id} newest, encrypts {count} credentials'),
  'keys.older': text('{id} 旧密钥，加密 {count} 个凭据', '{id} older, encrypts {count} credentials'),
  'keys.lost': text(
    '{id} 缺失，{count} 个凭据无法解密',
    '{id} missing, {count} credentials cannot be read without it',
  ),
  'keys.running': text(
    '译梭正在运行（进程 {pid}）。请先停止，再轮换密钥。',
    'Transloom runs (process {pid}). Stop it before you rotate keys.',
  ),
  'keys.give-new': text(
    '请将新密钥放在 SECRET_KEYS 最前面，保留旧密钥，然后重新运行：{key}',
    'Put a new key in front of SECRET_KEYS, keep the old ones behind it, and run this again: {key}',
  ),
  'keys.rotated': text(
    '{count} 个凭据已改用密钥 {id} 加密。旧密钥只在恢复旧备份时需要。',
    '{count} credentials are encrypted with {id} now. Older keys are needed for older backups only.',
  ),
  'keys.still-there': text(
    '密钥 {id} 仍可用，无需放弃。',
    'The key {id} is there; nothing has to be given up.',
  ),
  'keys.forgotten': text(
    '{count} 个凭据已标记为不可用，请在模型设置中重新填写。',
    '{count} credentials are marked as lost. Enter them again in the settings of the engines.',
  ),
  'serve.public-gaps': text(
    '对外开放前请设置 {gaps}，方法见 docs/operations.md。',
    'Before people on other networks use it, set {gaps}. docs/operations.md says how.',
  ),
  'serve.sign-in': text('管理员首次登录（一次有效）：{link}', 'Sign in as the administrator, once: {link}'),
  'serve.port-taken': text(
    '端口 {port} 已被占用，请用 PORT 指定其他端口。',
    'Port {port} is taken. Choose another with PORT.',
  ),
  'trainer.running': text('训练服务已启动：{address}', 'Training at {address}'),
  'trainer.key': text('密钥：{key}', 'Its key: {key}'),
  'work.running': text('后台任务进程已启动。', 'Working off jobs.'),
  'migrate.done': text(
    '数据库已是最新，本次执行 {count} 个迁移。',
    'The database is up to date; {count} migrations ran.',
  ),
  'configuration.invalid': text('配置有误：{detail}', 'The configuration is not valid: {detail}'),
  'configuration.no-database': text(
    '请用 DATABASE_URL 指定数据库；内置数据库在启动时自动迁移。',
    'Name the database in DATABASE_URL. The embedded one is migrated when the product starts.',
  ),
  'models.fetching': text(
    '下载 {direction} {version}（{megabytes} MB，许可证 {licence}）',
    'Fetching {direction} {version} ({megabytes} MB, licence {licence})',
  ),
  'models.installed': text('已安装 {direction} 到 {folder}', '{direction} is installed in {folder}'),
  'models.removed': text('已删除 {direction}', '{direction} is removed'),
  'models.none': text('{folder} 中还没有模型。', 'There are no models in {folder}.'),
  'models.not-installed': text('没有安装模型“{direction}”。', 'No model “{direction}” is installed.'),
  'segment.no-breaks': text(
    '规则中没有适用于 {language} 的断句规则，因此不会断句。请检查语言对应关系和 cascade。',
    'The rules have no break for {language}, so nothing is split. Check the language map and cascade.',
  ),
  'encoding.guessed': text('编码为推测所得：{encoding}', 'The encoding is guessed: {encoding}'),
  'terms.extracted': text('{count} 个术语', '{count} terms'),
  'terms.translations': text(
    '有 {files} 个文件，却有 {translations} 个译文文件；每个文件需要一个译文。',
    'There are {files} files and {translations} translations; each file needs one.',
  ),
  'terms.unread': text('这些行没有可识别的术语：{rows}', 'Rows without a term that can be read: {rows}'),
  'file.written': text('已写入 {out}。', '{out} is written.'),
} as const satisfies Readonly<Record<string, Texts>>;

export type CliTextKey = keyof typeof cliTexts;

export function isCliTextKey(key: string): key is CliTextKey {
  return Object.hasOwn(cliTexts, key);
}

/** The words of `key` with `{name}` filled. */
export function cliText(
  key: CliTextKey,
  language: InterfaceLanguage,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return cliTexts[key][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
