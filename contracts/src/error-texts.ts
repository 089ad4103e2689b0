import type { InterfaceLanguage } from './answer.ts';
import type { ErrorCode } from './errors.ts';

type Texts = Readonly<Record<InterfaceLanguage, string>>;

const text = (zh: string, en: string): Texts => ({ 'zh-CN': zh, 'en-US': en });

/**
 * The words of every error code: what happened, to which thing, what to do next. `{name}` is filled from params; what stands
 * in `[ ]` is left out where a param in it is missing or empty.
 */
export const errorTexts: Readonly<Record<ErrorCode, Texts>> = {
  'request.invalid': text('请求有误：{detail}', 'The request is not valid: {detail}'),
  'request.forged': text(
    '请求未通过安全校验，请刷新页面后重试。',
    'The request failed a safety check. Reload the page and try again.',
  ),
  'request.too-large': text('提交的内容过大。', 'What was sent is too large.'),
  'request.headers-too-large': text(
    '请求头过大，请清除本站的 Cookie 后重试。',
    'The headers of the request are too large. Clear the cookies of this site and try again.',
  ),
  'request.unsupported-media': text('不支持这种提交格式。', 'This kind of content is not accepted here.'),
  'request.too-frequent': text(
    '操作过于频繁，请在 {seconds} 秒后重试。',
    'Too many requests. Try again in {seconds} s.',
  ),
  'limit.person': text(
    '您已达到此操作的限额（每 {window} 分钟 {limit}），请在约 {minutes} 分钟后重试。',
    'You have reached the limit of this ({limit} in {window} min). Try again in about {minutes} min.',
  ),
  'limit.organization': text(
    '贵组织已达到此操作的限额（每 {window} 分钟 {limit}），请在约 {minutes} 分钟后重试。',
    'Your organization has reached its limit of this ({limit} in {window} min). Try again in about {minutes} min.',
  ),
  'request.timeout': text('请求超时，请重试。', 'The request took too long. Try again.'),
  'resource.not-found': text(
    '请求的资源不存在，可能已被删除。',
    'This was not found; it may have been deleted.',
  ),
  'method.not-allowed': text('不允许的请求方法。', 'This method is not allowed here.'),
  'server.unexpected': text(
    '服务器出错，请稍后重试。',
    'Something went wrong on the server. Try again later.',
  ),
  'server.not-implemented': text('服务尚未实现。', 'The server does not offer this.'),
  'server.bad-gateway': text('网络错误，请稍后重试。', 'Network error. Try again later.'),
  'server.unavailable': text(
    '服务暂不可用，请稍后重试。',
    'The service is not available right now. Try again later.',
  ),
  'server.gateway-timeout': text('网络超时，请稍后重试。', 'The network timed out. Try again later.'),
  'server.http-version': text('不支持该 HTTP 版本。', 'This HTTP version is not supported.'),
  'session.expired': text('登录已过期，请重新登录。', 'Your session has ended. Sign in again.'),
  'access.denied': text(
    '服务器拒绝了请求，您可能没有相应权限，请联系管理员。',
    'You do not have permission for this. Ask an administrator.',
  ),
  'access.plan-required': text('请升级到相应版本后使用。', 'Upgrade to the matching plan to use this.'),
  'page.outdated': text('页面内容已失效，请刷新页面。', 'This page is out of date. Reload it.'),
  'task.unavailable': text(
    '任务已过期或不可用，将返回任务列表。',
    'This task has expired or is gone. You are taken back to the task list.',
  ),
  'notice.shown': text('{title}', '{title}'),

  'account.wrong-credentials': text('账号或密码错误。', 'Account or password is wrong.'),
  'account.locked': text(
    '登录失败次数过多，请在 {minutes} 分钟后重试，或重置密码。',
    'Too many failed sign-ins. Try again in {minutes} min, or reset the password.',
  ),
  'account.taken': text(
    '该手机号或邮箱已注册，请直接登录。',
    'This phone number or e-mail is registered already. Sign in instead.',
  ),
  'account.username-taken': text('用户名“{username}”已被使用。', 'The user name “{username}” is taken.'),
  'account.unknown': text(
    '该手机号或邮箱尚未注册，请先注册。',
    'No account has this phone number or e-mail. Register first.',
  ),
  'account.sign-up-closed': text(
    '此平台未开放注册，请联系管理员。',
    'Registration is closed here. Ask an administrator.',
  ),
  'account.common-password': text(
    '该密码过于常见，请换一个。',
    'This password is too common. Choose another.',
  ),
  'account.same-password': text('新密码不能与旧密码相同。', 'The new password must differ from the old one.'),
  'account.code-wrong': text(
    '验证码错误或已过期，请重新获取。',
    'The code is wrong or has expired. Request a new one.',
  ),
  'account.code-too-soon': text('请在 {seconds} 秒后再获取验证码。', 'Request another code in {seconds} s.'),
  'account.code-too-many': text(
    '获取验证码次数过多，请稍后再试。',
    'Too many codes were requested. Try again later.',
  ),
  'account.captcha-required': text('请先完成人机验证。', 'Complete the check that you are human first.'),
  'account.captcha-wrong': text(
    '人机验证未通过或已过期，请重试。',
    'The check that you are human failed or expired. Try again.',
  ),
  'account.link-used': text(
    '登录链接无效或已使用，请重新启动程序获取新链接。',
    'This sign-in link is not valid or was used. Start the program again for a new one.',
  ),
  'account.delivery-failed': text(
    '验证码发送失败，请稍后重试。',
    'The code could not be sent. Try again later.',
  ),
  'account.no-sms': text(
    '此平台尚未配置短信服务，请使用邮箱，或联系管理员。',
    'This installation cannot send text messages. Use e-mail, or ask an administrator.',
  ),
  'account.no-mail': text(
    '此平台尚未配置邮件服务，请使用手机号，或联系管理员。',
    'This installation cannot send e-mail. Use a phone number, or ask an administrator.',
  ),

  'organization.not-member': text('您不是该组织的成员。', 'You are not a member of this organization.'),

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
    '“{name}” is not a {expected} file[; its content is {actual}]. Export it again as {expected} from its program, or upload a file of one of these types: {formats}',
  ),
  'file.link-expired': text('下载链接已过期，请重新获取。', 'This download link has expired. Get a new one.'),
  'file.storage-full': text('存储空间不足，请联系管理员。', 'The storage is full. Contact an administrator.'),

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
    '“{name}”已损坏，无法解析[（{part}）]。请用原程序打开并另存后重新上传。',
    '“{name}” is damaged and cannot be read[ ({part})]. Open it in its program, save it again and upload it.',
  ),
  'document.too-large': text(
    '“{name}”展开后过大，已拒绝处理。请拆分文件。',
    '“{name}” is too large once unpacked. Split the file.',
  ),
  'document.no-text': text('“{name}”中没有可翻译的文本。', 'There is no text to translate in “{name}”.'),
  'document.wrong-encoding': text(
    '无法识别“{name}”的文字编码，请另存为 UTF-8 后重新上传。',
    'The text encoding of “{name}” could not be recognised. Save it as UTF-8 and upload it again.',
  ),
  'document.limit': text(
    '“{name}”的结构过深或部件过多[（{part}）]，已拒绝处理。',
    '“{name}” is nested too deeply or has too many parts[ ({part})] and was refused.',
  ),
  'document.unsafe': text(
    '“{name}”含有可能读取其他文件或网络的内容[（{part}）]，已拒绝处理。请用原程序另存后重新上传。',
    '“{name}” contains something that could reach other files or the network[ ({part})] and was refused. Save it again in its program and upload it.',
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
    '项目中有尚未完成预翻译的文件，暂不能下载：{names}',
    'Some files are not pre-translated yet and cannot be downloaded: {names}',
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
    '{format} 文件的占位符表达式有误，请检查后重试。',
    'A placeholder pattern for {format} is no valid expression. Check it and try again.',
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

  'project.language-equal': text(
    '目标语言不能与源语言相同。',
    'The target language must differ from the source language.',
  ),
  'project.files-required': text('请先上传文件。', 'Upload a file first.'),
  'project.deadline-past': text(
    '截止时间须晚于现在，请重新选择。',
    'The deadline must be later than now. Choose another one.',
  ),
  'project.not-active': text('项目已归档，不能修改。', 'The project is archived and cannot be changed.'),

  'project.memory-unfit': text(
    '记忆库“{name}”没有项目的语言方向。',
    'The memory “{name}” has none of the language pairs of the project.',
  ),
  'project.term-base-unfit': text(
    '术语库“{name}”没有项目的语言。',
    'The term base “{name}” has none of the language pairs of the project.',
  ),

  'segment.locked': text('该句段已锁定，不能修改。', 'This segment is locked and cannot be changed.'),
  'segment.codes-invalid': text(
    '译文中的标签有误，请检查后再保存。',
    'The inline codes of the translation are not valid. Check them and save again.',
  ),
  'segment.empty-target': text('译文为空，不能确认。', 'An empty translation cannot be confirmed.'),

  'asset.busy': text(
    '正在导入或整理，请等它完成后再试。',
    'An import or a clean-up is running. Try again when it is done.',
  ),
  'asset.gone': text(
    '该记忆库或术语库已被删除，或已由其他操作接管。',
    'It was deleted, or something else has taken over.',
  ),
  'cleaning.other-state': text(
    '这次整理的状态已改变，请查看最新状态。',
    'This clean-up has moved on. Look at what it is now.',
  ),

  'memory.duplicate-name': text(
    '已有名为“{name}”的翻译记忆库。',
    'There is a translation memory named “{name}” already.',
  ),
  'memory.gone': text(
    '该翻译记忆库已被删除，或已由其他导入接管。',
    'The translation memory was deleted, or another import has taken over.',
  ),
  'memory.import-not-resumable': text(
    '该导入无法继续，请重新上传文件。',
    'This import cannot go on. Upload the file again.',
  ),
  'memory.other-direction': text(
    '请选择两个或以上语言方向相同的翻译记忆库。',
    'Choose two or more translation memories of the same language direction.',
  ),
  'memory.entry-exists': text(
    '该翻译记忆库中已有相同的原文和译文。',
    'The translation memory has this source and target already.',
  ),
  'memory.entry-changed': text(
    '该条目已被他人修改，请查看最新内容后再保存。',
    'Somebody else has changed this entry. Look at what it is now, then save again.',
  ),
  'term-base.duplicate-name': text('术语库“{name}”已存在。', 'There is already a term base “{name}”.'),
  'term-base.other-language': text(
    '请选择两个或以上原文语言相同的术语库。',
    'Choose two or more term bases of the same source language.',
  ),
  'term-base.not-writable': text('该术语库不可写入。', 'This term base cannot be written to.'),
  'term.duplicate': text(
    '术语库中已有相同的术语“{term}”。',
    'The term base has the same entry for “{term}” already.',
  ),
  'term.entry-changed': text(
    '该术语条目已被他人修改，请查看最新内容后再保存。',
    'Somebody else has changed this term entry. Look at what it is now, then save again.',
  ),
  'term.missing-language': text(
    '条目需要一个术语库原文语言的术语，以及至少一个译文语言的术语。',
    'An entry needs a term in the source language of the term base and one in a target language.',
  ),
  'memory.not-writable': text('该翻译记忆库不可写入。', 'This translation memory cannot be written to.'),

  'engine.not-configured': text(
    '引擎“{engine}”尚未配置，请管理员在引擎设置中完成配置。',
    'The engine “{engine}” is not configured. An administrator can set it up in the engine settings.',
  ),
  'engine.unsupported-pair': text(
    '引擎“{engine}”不支持 {source} → {target}。',
    'The engine “{engine}” does not translate {source} → {target}.',
  ),
  'comparison.duplicate-term': text(
    '“{source}”写了两次，一个方向中每条原文只能有一个译法。',
    '“{source}” stands there twice. In a direction each source has one translation.',
  ),
  'engine.duplicate-name': text('已有名为“{name}”的引擎。', 'There is an engine named “{name}” already.'),
  'engine.auth': text(
    '引擎“{engine}”拒绝了密钥，请管理员检查设置。',
    'The engine “{engine}” refused the key. An administrator must check its settings.',
  ),
  'engine.quota': text(
    '引擎“{engine}”的额度已用完，请充值或更换引擎。',
    'The quota of the engine “{engine}” is used up. Top it up or choose another engine.',
  ),
  'engine.rate': text(
    '引擎“{engine}”请求过于频繁，请稍后重试。',
    'The engine “{engine}” is asked too often. Try again later.',
  ),
  'engine.too-long': text(
    '文本超出引擎“{engine}”的长度限制。',
    'The text is longer than the engine “{engine}” accepts.',
  ),
  'engine.content-blocked': text(
    '引擎“{engine}”因内容审查拒绝翻译。',
    'The engine “{engine}” refused the content.',
  ),
  'engine.bad-request': text(
    '引擎“{engine}”不接受该请求，请管理员检查设置。',
    'The engine “{engine}” did not accept the request. An administrator must check its settings.',
  ),
  'engine.upstream': text(
    '引擎“{engine}”无响应或出错，请稍后重试。',
    'The engine “{engine}” failed or did not answer. Try again later.',
  ),
  'engine.bad-output': text(
    '引擎“{engine}”返回了无法使用的结果，请重试或更换引擎。',
    'The engine “{engine}” gave an unusable answer. Try again or choose another engine.',
  ),
  'engine.budget': text(
    '引擎“{engine}”本月的字符预算已用完，请管理员提高预算或更换引擎。',
    'The engine “{engine}” has used up its characters for this month. An administrator can allow more, or choose another engine.',
  ),
  'engine.own-forbidden': text(
    '组织管理员不允许使用个人引擎。请选用组织的引擎，或联系管理员。',
    'Your organization does not allow engines of one’s own. Choose one of the organization, or ask an administrator.',
  ),
  'engine.bad-model': text(
    '引擎“{engine}”的模型文件已损坏，或者不是它能读取的格式。请管理员重新安装模型。',
    'The model files of the engine “{engine}” are damaged or of a kind it cannot read. An administrator must install them anew.',
  ),
  'engine.no-memory': text(
    '引擎“{engine}”的模型需要的内存超出上限，已被终止。请换用较小的模型，或使用内存更大的服务器。',
    'The model of the engine “{engine}” took more memory than it may and was ended. Choose a smaller model, or a machine with more memory.',
  ),
  'engine.address-refused': text(
    '不允许访问该地址。内网地址需由管理员在配置中允许。',
    'This address is not allowed. Private addresses must be listed in the configuration.',
  ),
  'model.not-offered': text('没有可下载的模型“{direction}”。', 'No model “{direction}” is offered.'),
  'model.unfit': text(
    '“{direction}”中没有能在这里运行的 ONNX 或 GGUF 模型。请指定 .gguf 文件，或换一个仓库。',
    '“{direction}” has no model in ONNX or GGUF that runs here. Name a .gguf file, or choose another repository.',
  ),
  'model.gated': text(
    '“{direction}”的发布者要求先登录并同意条款，无法直接下载。请在 {address} 同意后下载，再放入模型文件夹。',
    'The publisher of “{direction}” asks everybody to sign in and agree first. Do so at {address}, download it there and place it in the folder of models.',
  ),
  'model.unreachable': text(
    '无法从 {address} 下载模型。请检查网络，或改用镜像地址，或将模型文件放入模型文件夹。',
    'Models cannot be fetched from {address}. Check the network, name a mirror, or place the files in the folder of models.',
  ),
  'model.damaged': text(
    '下载的模型“{direction}”校验不符，未安装。请重试或更换镜像。',
    'The model “{direction}” that arrived has a wrong checksum and was not installed. Try again or name another mirror.',
  ),
  'model.no-space': text('磁盘空间不足，无法安装模型。', 'There is no space on the disk for the model.'),

  'job.cancelled': text('已取消。', 'This was cancelled.'),
  'custom-engine.duplicate-name': text(
    '已有名为“{name}”的专属模型，请换一个名称。',
    'There is a custom engine named “{name}” already. Choose another name.',
  ),
  'custom-engine.too-many': text(
    '当前版本最多可有 {limit} 个专属模型，请删除不用的模型或升级版本。',
    'Your plan covers {limit} custom engines. Delete one you no longer need, or upgrade.',
  ),
  'custom-engine.too-many-pairs': text(
    '“{name}”使语料超过 {limit} 对句子，请拆分或精选后再上传。',
    'With “{name}” the corpus has more than {limit} pairs. Split the file or choose from it, and upload it again.',
  ),
  'custom-engine.wrong-password': text(
    '密码错误，请向分享者确认。',
    'The password is wrong. Ask whoever shared the engine.',
  ),
  'custom-engine.own': text(
    '这是本组织的模型，无需加入。',
    'This engine is of your own organization; there is nothing to join.',
  ),
  'custom-engine.no-corpus': text(
    '“{name}”清洗后没有足够的句对，至少需要 {limit} 对，其中一部分留作测试。请上传更多语料。',
    '“{name}” has too few pairs after cleaning. It takes {limit}, some of which are kept for testing. Upload more.',
  ),
  'custom-engine.no-base': text(
    '请先为“{name}”选择基础引擎，它需要一个大语言模型来翻译。',
    'Choose a base engine for “{name}” first: it translates with a language model.',
  ),
  'style-guide.changed': text(
    '风格指南已被他人修改，请刷新后再保存。',
    'Somebody else has changed the style guide. Reload it and save again.',
  ),
  'custom-engine.offline': text(
    '专属模型“{name}”暂不可用：正在重新训练，或当前版本不再包含它。',
    'The custom engine “{name}” is offline: it is being trained, or the plan does not cover it.',
  ),
  'custom-engine.not-measured': text(
    '“{name}”的版本 {number} 尚未测评，不能启用。',
    'Version {number} of “{name}” was not measured, so it cannot be used.',
  ),
  'custom-engine.damaged': text(
    '“{name}”的文件无法读取，请重新训练。',
    'The files of “{name}” cannot be read. Train it again.',
  ),
  'custom-engine.busy': text(
    '“{name}”正在清洗语料或训练，请等它完成或先停止。',
    '“{name}” is being cleaned or trained. Wait until it is done, or stop it first.',
  ),
  'custom-engine.no-trainer': text(
    '请先为“{name}”选择训练服务；管理员可在“引擎”页面连接。',
    'Choose a trainer for “{name}” first. An administrator can connect one on the Engines page.',
  ),
  'custom-engine.corpus-size': text(
    '深度训练需要清洗后 {least} 到 {most} 对句子用于学习，“{name}”现有 {pairs} 对。',
    'Deep training takes {least} to {most} pairs to learn from after cleaning. “{name}” has {pairs}.',
  ),
  'custom-engine.no-estimate': text(
    '“{name}”的语料或训练服务有变动，请重新查看预估费用并确认。',
    'The corpus or the trainer of “{name}” has changed. Look at the estimate again and confirm it.',
  ),
  'custom-engine.not-resumable': text(
    '“{name}”没有可以继续的训练。',
    '“{name}” has no training that could go on.',
  ),
  'custom-engine.not-shareable': text(
    '“{name}”由训练服务以本组织的密钥翻译，不能分享给其他组织。',
    '“{name}” translates at a trainer with keys of this organization, so it cannot be shared with others.',
  ),
  'trainer.duplicate-name': text(
    '已有名为“{name}”的训练服务，请换一个名称。',
    'There is a trainer named “{name}” already. Choose another name.',
  ),
  'trainer.in-use': text(
    '仍有专属模型使用训练服务“{name}”，请先删除这些模型或为其更换训练服务。',
    'Custom engines still need the trainer “{name}”. Delete them first, or give them another trainer.',
  ),
  'trainer.auth': text(
    '训练服务“{trainer}”不接受密钥，请检查设置。',
    'The trainer “{trainer}” does not accept the key. Check its settings.',
  ),
  'trainer.quota': text(
    '训练服务“{trainer}”的余额或额度已用完。',
    'The balance or quota at the trainer “{trainer}” is used up.',
  ),
  'trainer.rate': text(
    '训练服务“{trainer}”请求过于频繁，请稍后再试。',
    'The trainer “{trainer}” is asked too often. Try again later.',
  ),
  'trainer.refused': text(
    '训练服务“{trainer}”拒绝了请求，请检查模型名称与设置。',
    'The trainer “{trainer}” refused the request. Check the model and the settings.',
  ),
  'trainer.unreachable': text(
    '无法连接训练服务“{trainer}”，请检查地址与网络。',
    'The trainer “{trainer}” cannot be reached. Check its address and the network.',
  ),
  'trainer.bad-answer': text(
    '“{trainer}”的回答不符合训练协议，请检查地址。',
    'What answers as “{trainer}” does not speak the protocol of trainers. Check its address.',
  ),
  'trainer.address-refused': text(
    '不允许访问训练服务“{trainer}”的地址。内网地址需由管理员在配置中允许。',
    'The address of the trainer “{trainer}” is not allowed. Private addresses must be listed in the configuration.',
  ),
  'trainer.failed': text(
    '训练服务“{trainer}”训练失败（{reason}）。语料仍在，可修正后继续。',
    'The training at “{trainer}” failed ({reason}). The corpus is kept; correct what is wrong, and let it go on.',
  ),
  'trainer.cancelled': text(
    '训练在训练服务“{trainer}”处被取消，可以继续。',
    'The training was cancelled at the trainer “{trainer}”. It can go on.',
  ),
  'trainer.gone': text(
    '训练服务“{trainer}”处已没有这次训练，请重新训练。',
    'The trainer “{trainer}” does not have this training any more. Train again.',
  ),

  'job.not-cancellable': text('任务已结束，不能取消。', 'This has ended already and cannot be cancelled.'),
};

/** The words of `code` in `language` with `{name}` filled; a param that is missing leaves its place empty. */
export function errorText(
  code: ErrorCode,
  language: InterfaceLanguage,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return errorTexts[code][language]
    .replaceAll(/\[([^\]]*)\]/g, (_, aside: string) => (isFilled(aside, params) ? aside : ''))
    .replaceAll(placeholder, (_, name: string) => String(params[name] ?? ''));
}

const placeholder = /\{(\w+)\}/g;

function isFilled(aside: string, params: Readonly<Record<string, string | number>>): boolean {
  return [...aside.matchAll(placeholder)].every(([, name = '']) => String(params[name] ?? '') !== '');
}
