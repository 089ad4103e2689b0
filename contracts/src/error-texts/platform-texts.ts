import { text } from './bilingual.ts';

/** What the platform says of any call or job. */
export const platformTexts = {
  'request.invalid': text('[{fault}][请求有误：{detail}]', '[{fault}][The request is not valid: {detail}]'),
  'request.unknown-host': text(
    '译梭未配置地址“{host}”。请管理员在 PUBLIC_URL 或 ALLOWED_HOSTS 中添加该地址。',
    'Transloom does not know the address “{host}”. The operator can add it to PUBLIC_URL or ALLOWED_HOSTS.',
  ),
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
    '操作过于频繁，请在 {seconds}后重试。',
    'Too many requests. Try again in {seconds}.',
  ),
  'request.timeout': text('请求超时，请重试。', 'The request took too long. Try again.'),

  'limit.person': text(
    '您已达到此操作的限额（每 {window} 分钟 {limit}），请在约 {minutes} 分钟后重试。',
    'You have reached the limit of this ({limit} in {window} min). Try again in about {minutes} min.',
  ),
  'limit.organization': text(
    '贵组织已达到此操作的限额（每 {window} 分钟 {limit}），请在约 {minutes} 分钟后重试。',
    'Your organization has reached its limit of this ({limit} in {window} min). Try again in about {minutes} min.',
  ),

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
  'server.disk-full': text(
    '服务器磁盘已满，暂时无法保存。请保留本页内容，并联系管理员。',
    'The disk of the server is full, so nothing can be saved. Keep this page open and contact the administrator.',
  ),
  'server.unavailable': text(
    '服务暂不可用，请稍后重试。',
    'The service is not available right now. Try again later.',
  ),
  'server.gateway-timeout': text('网络超时，请稍后重试。', 'The network timed out. Try again later.'),
  'server.http-version': text('不支持该 HTTP 版本。', 'This HTTP version is not supported.'),

  'session.suspended': text(
    '您的账号已被平台管理员停用，请联系平台管理员。',
    'The administrator of the platform has suspended your account. Ask them to let you in again.',
  ),
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
  'notice.webhook-address': text(
    '无法访问该地址，请检查后重试。内网地址需由平台管理员在配置中允许。',
    'This address cannot be reached. Check it; private addresses must be listed in the configuration.',
  ),
  'notice.webhook-refused': text('对方未接收测试消息：{answer}', 'The test message was not taken: {answer}'),

  'job.cancelled': text('已取消。', 'This was cancelled.'),
  'extraction.no-text': text('所选内容没有可提取术语的文字。', 'There is no text to extract terms from.'),
  'extraction.too-long': text(
    '文字超过 {limit} 个字符，请分几次提取。',
    'There are more than {limit} characters. Extract from fewer texts at a time.',
  ),
  'extraction.nothing-to-complete': text(
    '没有需要处理的术语。',
    'There is no term left for this: all of them have been done.',
  ),
  'extraction.no-language': text(
    '此次提取没有译文语言，无法翻译术语。',
    'This extraction has no language of translations, so that its terms cannot be translated.',
  ),
  'extraction.nothing-confirmed': text(
    '没有已确认而未保存的术语，请先确认要保存的术语。',
    'No confirmed terms are waiting to be saved. Confirm the terms that you want to keep.',
  ),
  'work.other-state': text(
    '任务状态已变化，可能已由他人操作，请查看最新状态。',
    'Its state has just changed, perhaps by somebody else. Look at it again.',
  ),
  'job.not-failed': text('任务没有失败，无需重试。', 'This has not failed, so there is nothing to retry.'),
  'job.not-retriable': text(
    '这类任务不能在这里重试，请在所属页面重新开始。',
    'Work of this kind cannot be retried here. Start it again on its own page.',
  ),
  'job.not-cancellable': text('任务已结束，不能取消。', 'This has ended already and cannot be cancelled.'),
} as const;
