import type { InterfaceLanguage } from '@transloom/contracts/answer';

type Texts = Readonly<Record<InterfaceLanguage, string>>;

export interface CommandHelp {
  readonly group: CommandGroup;
  /** Without `--language`, which every command takes; words in capitals stand for what is to be given. */
  readonly usage: string;
  readonly does: Texts;
}

export type CommandGroup = keyof typeof commandGroups;

const text = (zh: string, en: string): Texts => ({ 'zh-CN': zh, 'en-US': en });

export const commandGroups = {
  translate: text('翻译', 'Translating'),
  documents: text('文件', 'Documents'),
  assets: text('记忆库和术语库', 'Memories and terms'),
  engines: text('模型', 'Engines'),
  server: text('服务', 'The server'),
} as const;

/** Every command with what it understands; the one place that says so. */
export const commandList = {
  translate: {
    group: 'translate',
    usage:
      'transloom translate FILE --from LANGUAGE --to LANGUAGE --engine ENGINE --out FILE [--model FILE] [--memory FILE.tmx]… [--min-match RATE] [--options JSON] [--json]',
    does: text(
      '翻译一个文件：先用记忆库，其余交给一个模型；未能译出的句段保留原文并逐一列出。',
      'Translates a document: memories first, one engine for the rest. Segments without a usable answer stay as they are and are named.',
    ),
  },
  extract: {
    group: 'documents',
    usage: 'transloom extract FILE|- [--from LANGUAGE] [--to LANGUAGE] [--options JSON] [--json]',
    does: text('列出文件的单元和句段。', 'Prints the units and segments of a document.'),
  },
  count: {
    group: 'documents',
    usage:
      'transloom count FILE|- [--from LANGUAGE] [--to LANGUAGE] [--counter spec|word] [--options JSON] [--json]',
    does: text('统计句段、词和字符。', 'Counts segments, words and characters.'),
  },
  analyze: {
    group: 'documents',
    usage:
      'transloom analyze FILE… --from LANGUAGE --to LANGUAGE [--memory FILE]… [--context MODE] [--repetitions-first] [--counter spec|word] [--options JSON] [--json]',
    does: text(
      '分析文件：按匹配率、重复和跨文件重复统计句段、字数和字符数。',
      'Counts segments, words and characters of files by match rate and repetition.',
    ),
  },
  align: {
    group: 'documents',
    usage:
      'transloom align SOURCE TARGET --from LANGUAGE --to LANGUAGE [--method rules|ai] [--engine ENGINE] [--lines] [--json]',
    does: text(
      '对齐原文和译文的句子，并给出每一对的可信度；ai 方式借助一个模型的译文。',
      'Pairs the sentences of a text and its translation, and says how sure each pair is; the method ai compares with the translation of an engine.',
    ),
  },
  qa: {
    group: 'documents',
    usage: 'transloom qa FILE [--from LANGUAGE] [--to LANGUAGE] [--options JSON] [--json]',
    does: text(
      '检查双语文件（XLIFF、TMX 等）的译文质量。',
      'Checks the translations of a bilingual file (XLIFF, TMX and others).',
    ),
  },
  segment: {
    group: 'documents',
    usage: 'transloom segment [FILE|-] --language LANGUAGE [--options JSON] [--srx FILE] [--json]',
    does: text('把文本断成句子，每行一句。', 'Cuts a text into sentences, one a line.'),
  },
  roundtrip: {
    group: 'documents',
    usage:
      'transloom roundtrip FILE|- --out FILE [--from LANGUAGE] [--to LANGUAGE] [--options JSON] [--json]',
    does: text(
      '读入并原样写回文件，以检验是否无损。',
      'Reads a document and writes it back as it was, to see that nothing is lost.',
    ),
  },
  pseudo: {
    group: 'documents',
    usage: 'transloom pseudo FILE|- --out FILE [--from LANGUAGE] [--to LANGUAGE] [--options JSON] [--json]',
    does: text(
      '写出伪译文：带重音且更长，用于检查版面和遗漏。',
      'Writes a pseudo-translation, accented and longer, to see what breaks and what is missed.',
    ),
  },
  convert: {
    group: 'documents',
    usage:
      'transloom convert FILE|- --to xliff|xliff12|docx|pdf --out FILE [--from LANGUAGE] [--to-language LANGUAGE] [--options JSON] [--json]',
    does: text(
      '把文件写成 XLIFF、Word 审阅表或 PDF 页面。',
      'Writes a document as XLIFF for other programs, as a table to be reviewed in Word, or as pages.',
    ),
  },
  formats: {
    group: 'documents',
    usage: 'transloom formats [--options JSON] [--json]',
    does: text(
      '列出支持的文件格式；加 --json 时包括各格式的选项。',
      'Lists the formats of documents; with --json, the options of each too.',
    ),
  },
  'memory match': {
    group: 'assets',
    usage:
      'transloom memory match --memory FILE --from LANGUAGE --to LANGUAGE --queries FILE|- [--min RATE] [--top COUNT] [--json]',
    does: text(
      '为文本的每一行找出记忆库中的最佳匹配；耗时与内存写到标准错误。',
      'Prints the best matches of each line of a text; what it took goes to standard error.',
    ),
  },
  'memory convert': {
    group: 'assets',
    usage: 'transloom memory convert FILE|- --out FILE [--from LANGUAGE] [--to LANGUAGE]…',
    does: text(
      '把记忆库文件转换为另一种格式；TMX 之间不丢失任何内容。',
      'Writes a file of a memory as one of another kind; between TMX files nothing is lost.',
    ),
  },
  'memory check': {
    group: 'assets',
    usage: 'transloom memory check FILE|- [--from LANGUAGE] [--to LANGUAGE]… [--json]',
    does: text(
      '检查记忆库文件：可用、重复、空白、相同、过长、语言不符各有多少。',
      'Counts what a file of a memory has that can be used, and what an import would discard and why.',
    ),
  },
  'terms recognize': {
    group: 'assets',
    usage:
      'transloom terms recognize FILE|- --terms FILE --from LANGUAGE --to LANGUAGE [--options JSON] [--json]',
    does: text(
      '找出文件各句段中的术语及其位置。',
      'Prints the terms of each segment of a document, with their places.',
    ),
  },
  'terms extract': {
    group: 'assets',
    usage:
      'transloom terms extract FILE… --from LANGUAGE [--translation FILE…] [--to LANGUAGE] [--joined] [--json]',
    does: text(
      '提取文件中的术语，最可能的在前；给出译文文件或双语文件时，同时给出每个术语的译法。',
      'Prints the terms of documents, the most likely first; with translations of the files, or with bilingual files, what each term is translated by.',
    ),
  },
  'terms convert': {
    group: 'assets',
    usage: 'transloom terms convert FILE|- --out FILE [--from LANGUAGE] [--to LANGUAGE]… [--tbx 2|3]',
    does: text('把术语库文件转换为另一种格式。', 'Writes a file of terms as one of another kind.'),
  },
  engines: {
    group: 'engines',
    usage: 'transloom engines [--engine ENGINE] [--json]',
    does: text(
      '列出每个模型及其状态：就绪、未配置（缺什么）、失败（原因）。',
      'Lists every engine with its state: ready, not configured and what it needs, failing and why.',
    ),
  },
  models: {
    group: 'engines',
    usage:
      'transloom models [--offered] [--download DIRECTION]… [--hub OWNER/NAME[:FILE]]… [--remove NAME]… [--json]',
    does: text(
      '列出、下载和删除在本机翻译的模型。',
      'Lists, fetches and removes the models that translate on this machine.',
    ),
  },
  train: {
    group: 'engines',
    usage: 'transloom train --memory FILE… --from LANGUAGE --to LANGUAGE --out FILE.model [--json]',
    does: text(
      '用记忆库在本机训练一个模型，并在未学过的部分上评分。',
      'Trains an engine on memories, on this machine, and scores it on a part it never learned from.',
    ),
  },
  trainer: {
    group: 'engines',
    usage: 'transloom trainer [--folder FOLDER] [--port PORT] [--host ADDRESS]',
    does: text(
      '按训练协议为其他服务器训练模型，直到被停止。',
      'Trains engines for servers that ask for it by the trainer protocol, until stopped.',
    ),
  },
  score: {
    group: 'engines',
    usage:
      'transloom score --hypothesis FILE --reference FILE… [--tokenize 13a|zh|char|none] [--resamples COUNT] [--json]',
    does: text(
      '计算译文相对参考译文的 BLEU 和 chrF，一行一个句段。',
      'BLEU and chrF of a translation against references, a segment a line.',
    ),
  },
  serve: {
    group: 'server',
    usage: 'transloom serve',
    does: text('启动网页与接口，直到被停止。', 'Serves the pages and the API until stopped.'),
  },
  work: {
    group: 'server',
    usage: 'transloom work',
    does: text('执行后台任务，直到被停止。', 'Does the work in the background until stopped.'),
  },
  backup: {
    group: 'server',
    usage: 'transloom backup --out FOLDER',
    does: text(
      '在运行中备份数据库和文件并校验；主密钥另行保管。',
      'Backs up database and files while the product runs, and reads the backup back; master keys are kept apart.',
    ),
  },
  restore: {
    group: 'server',
    usage: 'transloom restore --from FOLDER',
    does: text(
      '把备份恢复到空的数据目录或数据库，并逐表核对。',
      'Restores a backup into an empty data folder or database, and compares every table.',
    ),
  },
  doctor: {
    group: 'server',
    usage: 'transloom doctor [--json]',
    does: text(
      '检查配置、磁盘、数据库、密钥、邮件、程序以及对外开放的项目。',
      'Checks configuration, disk, database, keys, mail, programs, and what is open to the outside.',
    ),
  },
  audit: {
    group: 'server',
    usage: 'transloom audit',
    does: text(
      '检查各组织的审计记录是否被改动。',
      'Checks that the audit trail of each organization is as it was written.',
    ),
  },
  keys: {
    group: 'server',
    usage: 'transloom keys [list | rotate | forget ID…]',
    does: text(
      '列出加密凭据的主密钥，换用新密钥，或放弃已丢失的密钥。',
      'Lists the master keys that encrypt credentials, changes to a new one, or gives up one that is lost.',
    ),
  },
  'sign-in-link': {
    group: 'server',
    usage: 'transloom sign-in-link',
    does: text('输出管理员的一次性登录链接。', 'Prints a one-time sign-in link for the administrator.'),
  },
  migrate: {
    group: 'server',
    usage: 'transloom migrate',
    does: text('把数据库升级到本版本。', 'Brings the database to this version.'),
  },
} as const satisfies Readonly<Record<string, CommandHelp>>;

export type CommandName = keyof typeof commandList;

export function usageOf(command: CommandName): string {
  return commandList[command].usage;
}
