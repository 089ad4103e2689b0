import type { InterfaceLanguage } from '@transloom/contracts/answer';

type Texts = Readonly<Record<InterfaceLanguage, string>>;

const text = (zh: string, en: string): Texts => ({ 'zh-CN': zh, 'en-US': en });

/** What an option means; where a command means something else by it, under `command --option`. */
const optionTexts: Readonly<Record<string, Texts>> = {
  '--from': text('原文语言，如 en、zh-CN', 'Language of the source, such as en or zh-CN'),
  '--to': text('译文语言', 'Language of the translation'),
  'memory convert --to': text(
    '译文语言，可重复；缺省为文件中的全部语言',
    'Language of the translation; may be given more than once; all of the file without it',
  ),
  'memory check --to': text(
    '译文语言，可重复；缺省为文件中的全部语言',
    'Language of the translation; may be given more than once; all of the file without it',
  ),
  'terms convert --to': text(
    '译文语言，可重复；缺省为文件中的全部语言',
    'Language of the translation; may be given more than once; all of the file without it',
  ),
  'convert --to': text(
    '写成什么：xliff 交换文件、xliff12 旧版交换文件、docx 双语审阅表、pdf 页面',
    'What it becomes: xliff for other programs, xliff12 for those that read nothing newer, docx with a table to review, pdf with pages',
  ),
  '--counter': text(
    '字数的计法：spec 按平台规则（缺省），word 与文字处理软件一致',
    'How words are counted: spec as the platform does, without it too; word as word processors do',
  ),
  '--tbx': text(
    'TBX 的版本：2 为旧程序可读的版本，缺省为 3',
    'Version of TBX: 2 for older programs, 3 without it',
  ),
  '--to-language': text('译文语言', 'Language of the translation'),
  '--out': text('写到哪个文件；扩展名决定格式', 'The file to write; its extension says its kind'),
  'translate --out': text('译文写到哪个文件', 'The file to write the translation to'),
  'roundtrip --out': text('写到哪个文件', 'The file to write'),
  'pseudo --out': text('写到哪个文件', 'The file to write'),
  'convert --out': text('写到哪个文件', 'The file to write'),
  'train --out': text(
    '模型写到哪个文件，供 translate --model 使用',
    'The file to write the engine to, for translate --model',
  ),
  '--engine': text(
    '模型；transloom engines 列出全部及其状态',
    'An engine; transloom engines lists all with their states',
  ),
  'engines --engine': text(
    '只看这个模型，并询问它是否可用',
    'Only this engine, which is asked whether it works',
  ),
  '--model': text(
    'transloom train 写出的模型文件，配合 --engine statistical',
    'An engine written by transloom train, with --engine statistical',
  ),
  '--memory': text('记忆库文件，可重复', 'A file of a memory; may be given more than once'),
  'memory match --memory': text('记忆库文件', 'The file of the memory'),
  '--min-match': text(
    '采用记忆库译文的最低匹配率，50 到 102，缺省 100',
    'The lowest rate of a match that is taken, from 50 to 102; 100 without it',
  ),
  '--min': text(
    '最低匹配率，50 到 102，缺省 50',
    'The lowest rate of a match, from 50 to 102; 50 without it',
  ),
  '--context': text(
    '相邻句段和键如何提高精确匹配：neighbours（缺省）、flow-or-key、flow、previous',
    'How neighbours and keys raise exact matches: neighbours (the default), flow-or-key, flow or previous',
  ),
  '--repetitions-first': text(
    '先计重复，再计 100% 到 102% 匹配',
    'Counts repetitions before matches of 100 to 102 percent',
  ),
  '--top': text('每行最多几条匹配，缺省 3', 'How many matches a line at most; 3 without it'),
  '--queries': text('要查找的文本，每行一条', 'The texts to look up, one a line'),
  '--translation': text(
    '各文件的译文，顺序与文件相同',
    'The translation of each file, in the same order as the files',
  ),
  '--joined': text(
    '单数和复数等词形合并为一行',
    'One line for all forms of a term, such as singular and plural',
  ),
  '--terms': text('术语库文件', 'The file of terms'),
  '--options': text(
    '文件格式的选项，JSON 对象，如 {"hiddenText":true}；名称见 transloom formats --json',
    'Options of the format as a JSON object, such as {"hiddenText":true}; transloom formats --json names them',
  ),
  'formats --options': text('只列出支持这些选项的格式', 'Lists the formats alone that take these options'),
  'segment --options': text(
    '断句选项，JSON 对象，如 {"mode":"paragraph"}',
    'Options of cutting as a JSON object, such as {"mode":"paragraph"}',
  ),
  '--method': text(
    '对齐方式：rules 按规则（缺省），ai 借助 --engine 的译文',
    'How sentences are paired: rules, without it too, or ai, which compares with a translation by --engine',
  ),
  'align --engine': text(
    '翻译原文以供比对的模型；transloom engines 列出全部',
    'The engine that translates the source, to compare like with like; transloom engines lists all',
  ),
  '--lines': text('文件每行一句，不再断句', 'Each line of the files is a sentence; nothing is cut'),
  '--srx': text('断句规则文件（SRX）', 'A file of rules (SRX)'),
  '--json': text('以 JSON 输出，供程序读取', 'Prints JSON, for programs'),
  'segment --language': text('文本的语言', 'Language of the text'),
  '--language': text(
    '提示信息的语言：zh-CN 或 en-US；缺省随 LANG',
    'Language of messages: zh-CN or en-US; LANG decides without it',
  ),
  '--hypothesis': text('待评译文，每行一个句段', 'The translation to score, a segment a line'),
  '--reference': text(
    '参考译文，行数相同，可重复',
    'A reference of as many lines; may be given more than once',
  ),
  '--tokenize': text(
    'BLEU 如何分词，缺省 13a；中文用 zh',
    'How BLEU cuts words; 13a without it, zh for Chinese',
  ),
  '--resamples': text('自助重采样次数，给出置信区间', 'How often to resample, for intervals of confidence'),
  '--offered': text('列出可以下载的模型', 'Lists the models that can be fetched'),
  '--download': text(
    '下载一个方向的模型，如 en-zh，可重复',
    'Fetches the model of a direction, such as en-zh',
  ),
  '--hub': text('从模型库下载 ONNX 或 GGUF 模型', 'Fetches a model in ONNX or GGUF from a hub'),
  '--remove': text('删除一个模型', 'Removes a model'),
  '--folder': text('训练数据与模型存放的文件夹，缺省 trainer', 'Where it keeps its work; trainer without it'),
  '--port': text('端口，缺省 8010', 'The port; 8010 without it'),
  '--host': text('监听地址，缺省 127.0.0.1', 'The address to listen at; 127.0.0.1 without it'),
};

/** Absent for an option nobody has described. */
export function optionText(command: string, option: string): Texts | undefined {
  return optionTexts[`${command} ${option}`] ?? optionTexts[option];
}
