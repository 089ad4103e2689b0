import { text } from './bilingual.ts';

/** What files, documents and the settings for reading them say. */
export const documentTexts = {
  'file.empty': text('文件“{name}”是空的。', 'The file “{name}” is empty.'),
  'file.too-large': text(
    '文件“{name}”超过 {limit} MB 的限制。',
    'The file “{name}” is larger than {limit} MB.',
  ),
  'file.too-many': text('一次最多上传 {limit} 个文件。', 'At most {limit} files at once.'),
  'file.duplicate-name': text(
    '已有同名文件“{name}”，请重命名后再上传。',
    'There is a file named “{name}” already. Rename it and upload again.',
  ),
  'file.name-invalid': text(
    '文件名“{name}”不可用，请重命名。',
    'The file name “{name}” cannot be used. Rename the file.',
  ),
  'file.incomplete': text(
    '文件“{name}”上传中断，请重新上传。',
    'The upload of “{name}” was cut off. Upload it again.',
  ),
  'file.other-content': text(
    '“{name}”的内容不是 {expected}[，而是 {actual}]，无法使用。请在原程序中重新导出为 {expected}，或上传以下类型的文件：{formats}',
    '“{name}” is not a valid {expected} file[; its content is {actual}]. Export it again as {expected} from its program, or upload a file of one of these types: {formats}',
  ),
  'file.picture-too-large': text(
    '图片“{name}”为 {width} × {height} 像素，每边最多 {limit} 像素。请缩小后重新上传。',
    'The image “{name}” has {width} × {height} pixels; at most {limit} a side are possible. Make it smaller and upload it again.',
  ),
  'file.link-expired': text('下载链接已过期，请重新获取。', 'This download link has expired. Get a new one.'),
  'file.storage-full': text('存储空间不足，请联系管理员。', 'The storage is full. Contact an administrator.'),
  'file.quota-full': text(
    '组织的文件空间为 {limit} GB，放不下“{name}”。请删除不再需要的项目文件，或升级套餐。',
    'Your organization can keep {limit} GB of files, and “{name}” no longer fits. Delete project files you no longer need, or change to a larger plan.',
  ),
  'file.too-many-today': text(
    '您今天上传的文件已达上限，请在 {seconds}后重试。',
    'You have reached the number of files a person can upload a day. Try again in {seconds}.',
  ),

  'document.empty': text(
    '“{name}”没有内容，请检查文件后重新上传。',
    '“{name}” has no content. Check the file and upload it again.',
  ),
  'document.unsupported': text(
    '暂不支持“{name}”的文件类型。支持的类型：{formats}',
    'The type of “{name}” is not supported. Supported: {formats}',
  ),
  'document.wrong-extension': text(
    '“{name}”的内容与扩展名不符[（实际为 {actual}）]，请改正扩展名后重新上传。',
    'The content of “{name}” does not fit its extension[ (it is {actual})]. Correct the extension and upload it again.',
  ),
  'document.encrypted': text(
    '“{name}”已加密，请先处理：移除密码后再上传。',
    '“{name}” is encrypted. It must be processed first: remove the password and upload it again.',
  ),
  'document.broken': text(
    '“{name}”已损坏，无法解析[（{part}）][（第 {line} 行）]。请用原程序打开并另存后重新上传。',
    '“{name}” is damaged and cannot be read[ ({part})][ (line {line})]. Open it in its program, save it again and upload it.',
  ),
  'document.cut-off': text(
    '“{name}”不完整[（{part}）][（第 {line} 行）]，可能在导出或传输时被截断。请重新获取或重新导出后再上传。',
    '“{name}” ends too early[ ({part})][ (line {line})]. It was probably cut off while it was exported or sent. Get it or export it again, and upload it.',
  ),
  'document.too-large': text(
    '“{name}”展开后过大，已拒绝处理。请拆分文件。',
    '“{name}” is too large once unpacked. Split the file.',
  ),
  'document.picture-too-large': text(
    '图片“{name}”为 {width} × {height} 像素，最多可识别 {limit} 百万像素。请缩小后重新上传。',
    'The image “{name}” has {width} × {height} pixels; text can be recognized in at most {limit} megapixels. Make it smaller and upload it again.',
  ),
  'document.no-text': text('“{name}”中没有可翻译的文本。', 'There is no text to translate in “{name}”.'),
  'document.wrong-encoding': text(
    '无法识别“{name}”的文字编码[，按 {encoding} 无法读取]，请另存为 UTF-8 后重新上传。',
    'The text encoding of “{name}” could not be recognised[: it cannot be read as {encoding}]. Save it as UTF-8 and upload it again.',
  ),
  'document.limit': text(
    '“{name}”的结构过深或部件过多[（{part}）][（第 {line} 行）]，已拒绝处理。请用原程序重新导出，或拆分文件后再上传。',
    '“{name}” is nested too deeply or has too many parts[ ({part})][ (line {line})] and was refused. Export it again from its program, or split it, and upload it.',
  ),
  'document.too-long': text(
    '“{name}”中有一行或一段文字超过 {limit} 个字符[（{part}）][（第 {row} 行）][（第 {line} 行）]，已拒绝处理。请检查是否缺少结束的引号，或拆分这段文字。',
    '“{name}” has a row or a text of more than {limit} characters[ ({part})][ (row {row})][ (line {line})] and was refused. Look for a quotation mark that is never closed, or split the text.',
  ),
  'document.unsafe': text(
    '“{name}”含有可能读取其他文件或网络的内容[（{part}）][（第 {line} 行）]，已拒绝处理。请用原程序另存后重新上传。',
    '“{name}” contains something that could reach other files or the network[ ({part})][ (line {line})] and was refused. Save it again in its program and upload it.',
  ),
  'document.entities': text(
    '“{name}”中使用了实体 {entity}[（{part}）][（第 {line} 行）]，它不是 XML 自带的实体。文件自行定义的实体可能无限展开，出于安全考虑不予读取。请用原程序重新导出，或将实体替换为对应的文字后重新上传。',
    '“{name}” uses the entity {entity}[ ({part})][ (line {line})], which is none of XML itself. Entities that a file declares are not read, for safety: they can grow without end. Export it again from its program, or replace them by their text, and upload it again.',
  ),
  'document.not-rebuildable': text(
    '“{name}”可以读取，但写回后与原文不一致[（{part}）]，已拒绝处理，以免交付时出错。请用原程序另存后重新上传。',
    '“{name}” can be read, but would not come back the same[ ({part})], so it was refused now rather than at delivery. Save it again in its program and upload it.',
  ),
  'document.program-missing': text(
    '读取“{name}”需要 {program}，服务器上尚未安装。安装命令：{command}',
    'Reading “{name}” takes {program}, which is not installed on the server. To install it: {command}',
  ),
  'document.too-slow': text(
    '“{name}”处理超时，已停止。请拆分文件或联系管理员。',
    'Reading “{name}” took too long and was stopped. Split the file or contact an administrator.',
  ),
  'document.not-pretranslated': text(
    '项目中有尚未完成预翻译的文件，暂不能下载[：{names}][（{count} 个句段没有译文）]。',
    'Some files are not pre-translated yet and cannot be downloaded[: {names}][ ({count} segments without a translation)].',
  ),
  'document.not-ready': text(
    '“{name}”仍在处理中，请稍候。',
    '“{name}” is still being prepared. Wait a moment.',
  ),
  'document.other-format': text(
    '“{name}”须用相同类型的文件更新，不能换成“{actual}”。',
    '“{name}” can only be replaced by a file of the same type, not by “{actual}”.',
  ),
  'document.not-returned': text(
    '“{name}”中没有“{document}”的译文。请下载该文件的 XLIFF，翻译后再上传。',
    '“{name}” has no translations of “{document}”. Download the XLIFF of that file, translate it and upload that.',
  ),
  'document.option-unknown': text(
    '没有名为“{option}”的文档设置。',
    'There is no document setting named “{option}”.',
  ),
  'document.option-not-of-format': text(
    '{format} 文件没有“{option}”这项设置。',
    'Files of the type {format} have no setting “{option}”.',
  ),
  'document.option-wrong-type': text(
    '{format} 文件的设置“{option}”的值不正确。',
    'The value of the setting “{option}” for {format} does not fit.',
  ),
  'document.option-bad-column': text(
    '{format} 文件的列须用大写字母表示，从 A 到 XFD。',
    'Columns of {format} are written in capital letters, from A to XFD.',
  ),
  'document.option-same-column': text(
    '{format} 文件中同一列不能指定两次。',
    'A column of {format} cannot be used twice.',
  ),
  'document.option-missing-column': text(
    '请为 {format} 文件的所有语言填写大写列字母，尚缺：{language}。',
    'All languages need capital column letters in {format}. Missing: {language}.',
  ),
  'document.option-bad-pattern': text(
    '{format} 文件的占位符表达式有误，或使用了不支持的前瞻与反向引用，请检查后重试。',
    'A placeholder pattern for {format} is not a valid expression, or uses look-ahead or back-references, which are not supported.',
  ),

  'profile.duplicate-name': text(
    '已有名为“{name}”的设置方案，请换一个名称。',
    'There is a profile named “{name}” already. Choose another name.',
  ),

  'segmentation.bad-pattern': text(
    '第 {group} 组[第 {rule} 条]规则的表达式有误，请检查后重试。',
    'The expression in group {group}[, rule {rule}] is not valid. Check it and try again.',
  ),
  'segmentation.too-many': text(
    '断句规则过多，最多 {limit} 条。',
    'These are too many segmentation rules; {limit} at most.',
  ),
  'segmentation.not-srx': text(
    '“{name}”不是有效的 SRX 文件[（第 {line} 行）]，规则没有改动。请检查文件后重新上传。',
    '“{name}” is not a valid SRX file[ (line {line})]. The rules are as they were; check the file and upload it again.',
  ),
  'segmentation.too-slow': text(
    '这些规则断句耗时过长，已停止。请简化表达式。',
    'Splitting with these rules took too long and was stopped. Simplify the expressions.',
  ),
  'segmentation.rules-too-slow': text(
    '用自定义断句规则处理“{name}”耗时过长，已停止。文件本身没有问题；请简化断句规则中的表达式后重试。',
    'Splitting “{name}” with your own segmentation rules took too long and was stopped. The file is fine: simplify the expressions of the rules and try again.',
  ),
} as const;
