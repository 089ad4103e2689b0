import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { DocumentWarning, DocumentWarningCode } from '@transloom/core/document/document-format';

type Texts = Readonly<Record<InterfaceLanguage, string>>;

const text = (zh: string, en: string): Texts => ({ 'zh-CN': zh, 'en-US': en });

const warningTexts: Readonly<Record<DocumentWarningCode, Texts>> = {
  'tracked-changes-accepted': text('按“接受”处理的修订', 'tracked changes read as accepted'),
  'hidden-text-skipped': text('未读取的隐藏文字', 'pieces of hidden text left out'),
  'fields-skipped': text('未读取的域', 'fields left out'),
  'comments-skipped': text('未读取的批注', 'comments left out'),
  'commands-skipped': text('未读取的未知命令', 'unknown commands left out'),
  'encoding-guessed': text('编码为推测所得的文件', 'files whose encoding was guessed'),
  'encoding-changed': text('改用 UTF-8 保存的文件', 'files saved as UTF-8 instead'),
  'codes-restored': text('补回的标记', 'codes put back'),
  'looks-dropped': text('因译文无此名称而去掉的样式', 'looks of names dropped with the name'),
  'text-not-written': text('无法写回的文字', 'texts that could not be written back'),
  'text-shortened': text('因长度限制被截短的文字', 'texts cut to what fits'),
  'formula-text-skipped': text('由公式得出、未读取的文字', 'texts made by formulas left out'),
  'chart-data-kept': text('数据表保持原样的图表', 'charts whose data stay as they are'),
  'turned-text-skipped': text('旋转、保持原样的字符', 'turned letters that stay as they are'),
  'pages-recognized': text('按图片识别的页', 'pages read as pictures'),
  'words-unsure': text('可能识别有误的词', 'words that may be read wrong'),
  'pages-covered': text('原文以白底遮盖的页', 'pages whose old text is covered'),
  'excluded-text-skipped': text('按文件或选项不译的文字', 'texts left out as the file or the options say'),
  'text-in-codes-skipped': text('未读取的标记内文字', 'texts inside codes left out'),
};

/** A line for people: what was left out or changed, and how often. */
export function warningLine({ code, count }: DocumentWarning, language: InterfaceLanguage): string {
  return language === 'zh-CN'
    ? `${warningTexts[code][language]}：${count}`
    : `${warningTexts[code][language]}: ${count}`;
}
