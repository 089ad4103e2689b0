import { text } from './bilingual.ts';

/** What engines and the models they run say. */
export const engineTexts = {
  'engine.not-configured': text(
    '模型“{engine}”尚未配置，请管理员在模型设置中完成配置。',
    'The engine “{engine}” is not configured. An administrator can set it up in the engine settings.',
  ),
  'engine.no-writer': text(
    '没有可用的大语言模型。请管理员在“模型设置”中接入一个，例如 DeepSeek、通义千问或本地的 Ollama。',
    'No language model is ready. An administrator can connect one under “Engines”, such as DeepSeek, OpenAI or Ollama on your own server.',
  ),
  'engine.unsupported-pair': text(
    '模型“{engine}”不支持 {source} → {target}。',
    'The engine “{engine}” does not translate {source} → {target}.',
  ),
  'engine.duplicate-name': text('已有名为“{name}”的模型。', 'There is an engine named “{name}” already.'),
  'engine.auth': text(
    '模型“{engine}”拒绝了密钥，请管理员检查设置。',
    'The engine “{engine}” refused the key. An administrator must check its settings.',
  ),
  'engine.quota': text(
    '模型“{engine}”的额度已用完，请充值或更换模型。',
    'The quota of the engine “{engine}” is used up. Top it up or choose another engine.',
  ),
  'engine.rate': text(
    '模型“{engine}”请求过于频繁，请稍后重试。',
    'The engine “{engine}” is asked too often. Try again later.',
  ),
  'engine.too-long': text(
    '文本超出模型“{engine}”的长度限制。',
    'The text is longer than the engine “{engine}” accepts.',
  ),
  'engine.content-blocked': text(
    '模型“{engine}”因内容审查拒绝翻译。',
    'The engine “{engine}” refused the content.',
  ),
  'engine.bad-request': text(
    '模型“{engine}”不接受该请求，请管理员检查设置。',
    'The engine “{engine}” did not accept the request. An administrator must check its settings.',
  ),
  'engine.unknown-model': text(
    '模型“{engine}”没有所填的模型，或该模型已下线。请管理员改填其他模型。',
    'The engine “{engine}” has no such model, or has it no more. An administrator must name another one in its settings.',
  ),
  'engine.upstream': text(
    '模型“{engine}”无响应或出错，请稍后重试。',
    'The engine “{engine}” failed or did not answer. Try again later.',
  ),
  'engine.bad-output': text(
    '模型“{engine}”返回了无法使用的结果，请重试或更换模型。',
    'The engine “{engine}” gave an unusable answer. Try again or choose another engine.',
  ),
  'engine.cannot-write': text(
    '“{engine}”只能翻译，不能按要求写作，请选择大语言模型。',
    '“{engine}” only translates and cannot write by instructions. Choose a language model.',
  ),
  'engine.budget': text(
    '模型“{engine}”本月的字符预算已用完，请管理员提高预算或更换模型。',
    'The engine “{engine}” has used up its characters for this month. An administrator can allow more, or choose another engine.',
  ),
  'engine.money-budget': text(
    '模型“{engine}”本月的费用预算已用完，请管理员提高预算或更换模型。',
    'The engine “{engine}” has used up its money for this month. An administrator can allow more, or choose another engine.',
  ),
  'engine.no-price': text(
    '不知道模型“{engine}”的价格，无法控制费用预算。请填写价格，或不设费用预算。',
    'Nobody knows what the engine “{engine}” costs, so that no budget in money can be kept. Give its price, or leave the budget empty.',
  ),
  'engine.shared-budget': text(
    '模型“{engine}”本月供所有组织共用的字符已用完。请下月再试，更换模型，或联系系统运营者。',
    'The characters of the engine “{engine}” for all organizations together are used up this month. Choose another engine, wait for the next month, or ask whoever runs this installation.',
  ),
  'engine.no-characters': text(
    '字符流量不足，“{engine}”未能翻译。请购买字符包后重试。',
    'The character quota is used up, so that “{engine}” did not translate. Buy a character pack, then try again.',
  ),
  'engine.member-quota': text(
    '您本月的字符流量额度已用完，“{engine}”未能翻译。请联系管理员提高额度。',
    'Your quota for this month is used up, so that “{engine}” did not translate. Ask an administrator to raise it.',
  ),
  'engine.day-cap': text(
    '组织设置的每日用量上限已用完，请明天再试，或请管理员提高上限。',
    'The daily cap of the organization is used up. Try again tomorrow, or ask an administrator to raise it.',
  ),
  'engine.object-cap': text(
    '此项工作已达到组织设置的单项用量上限，请管理员提高上限后重试。',
    'This work has reached the cap that the organization set for one piece of work. Ask an administrator to raise it, then try again.',
  ),
  'engine.own-forbidden': text(
    '组织管理员不允许使用个人模型。请选用组织的模型，或联系管理员。',
    'Your organization does not allow engines of one’s own. Choose one of the organization, or ask an administrator.',
  ),
  'engine.bad-model': text(
    '模型“{engine}”的模型文件已损坏，或者不是它能读取的格式。请管理员重新安装模型。',
    'The model files of the engine “{engine}” are damaged or of a kind it cannot read. An administrator must install them anew.',
  ),
  'engine.no-memory': text(
    '模型“{engine}”的模型需要的内存超出上限，已被终止。请换用较小的模型，或使用内存更大的服务器。',
    'The model of the engine “{engine}” took more memory than it may and was ended. Choose a smaller model, or a machine with more memory.',
  ),
  'engine.address-refused': text(
    '不允许访问该地址。内网地址需由管理员在配置中允许。',
    'This address is not allowed. Private addresses must be listed in the configuration.',
  ),

  'secret.other-address': text(
    '地址已更改，请重新填写密钥：保存的密钥只会发往当初填写的地址。',
    'The address is another one. Give the key again: the one that is kept is only sent where it was meant for.',
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
} as const;
