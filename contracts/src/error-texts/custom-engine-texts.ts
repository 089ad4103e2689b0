import { text } from './bilingual.ts';

/** What engines of one’s own and their trainers say. */
export const customEngineTexts = {
  'custom-engine.duplicate-name': text(
    '已有名为“{name}”的专属模型，请换一个名称。',
    'There is a custom engine named “{name}” already. Choose another name.',
  ),
  'custom-engine.too-many': text(
    '当前版本最多可有 {limit} 个专属模型，请删除不用的模型或升级版本。',
    'Your plan covers {limit} custom engines. Delete one you no longer need, or upgrade.',
  ),
  'custom-engine.unknown-tag': text(
    '没有“{tag}”这个标签，请从列表中选择。',
    'There is no tag “{tag}”. Choose one from the list.',
  ),
  'custom-engine.unknown-style': text(
    '没有“{style}”这种风格，请从列表中选择。',
    'There is no style “{style}”. Choose one from the list.',
  ),
  'custom-engine.no-examples': text(
    '请填写“精选示例”，模型会照此用词和行文。',
    'Write curated examples: the model follows their words and style.',
  ),
  'custom-engine.no-pairs': text(
    '文件中没有从{sourceLanguage}到{targetLanguage}的句对，请检查语言。',
    'The file has no pairs from {sourceLanguage} to {targetLanguage}. Check its languages.',
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
  'custom-engine.base-off': text(
    '“{name}”的基础引擎已不存在或不可用。请另选基础引擎并重新训练，或在版本列表中改用不依赖它的方式。',
    'The base engine of “{name}” is gone or may not be used. Choose another one and train again, or choose a way without it among the versions.',
  ),
  'custom-engine.no-variant': text(
    '“{name}”的版本 {number} 没有这种翻译方式。',
    'Version {number} of “{name}” cannot translate in this way.',
  ),
  'custom-engine.few-drafts': text(
    '基础引擎只译出 {drafts} 句，不足以学习如何修改它的译文。',
    'The base engine translated {drafts} segments only, too few to learn how to rewrite it.',
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
  'custom-engine.share-over': text(
    '分享的有效期已过，请选择今天或以后的日期。',
    'The link would have ended already. Choose today or a later day.',
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
  'trainer.report-unsigned': text(
    '报告的签名或时间不正确，请检查训练服务的密钥与时钟。',
    'The signature or the time of the report is wrong. Check the key and the clock of the trainer.',
  ),
  'trainer.report-repeated': text('这份报告已经收到。', 'This report was taken already.'),
} as const;
