import { text } from './bilingual.ts';

/** What accounts and organizations say. */
export const accountTexts = {
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
  'account.username-alike': text(
    '用户名“{username}”和已有的用户名看起来太像，请换一个。',
    'The user name “{username}” looks like one that is taken. Choose another.',
  ),
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
  'account.code-too-soon': text('请在 {seconds}后再获取验证码。', 'Request another code in {seconds}.'),
  'account.code-budget-spent': text(
    '今日验证码发送量已达上限，请稍后再试，或联系管理员。',
    'No more codes can be sent today. Try again later, or contact the administrator.',
  ),
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
  'account.contact-missing': text('请先绑定手机号。', 'Please link mobile number first.'),
  'account.only-way-in': text(
    '这是唯一的登录方式，请先绑定手机号或邮箱，或设置通行密钥。',
    'This is the only way to sign in. Link a phone number or an e-mail address, or add a passkey first.',
  ),
  'account.hand-over-first': text(
    '您是“{name}”的超级管理员，且该组织还有其他成员。请先移交超级管理员，再注销账号。',
    'You are the super administrator of “{name}”, which has other members. Transfer it before you delete your account.',
  ),
  'account.last-operator': text(
    '您是唯一的平台管理员，不能注销账号。',
    'You are the only operator of this installation, so this account cannot be deleted.',
  ),
  'account.confirm-identity': text(
    '为了账号安全，请先验证身份。',
    'Confirm that it is you before this change.',
  ),
  'account.second-step-wrong': text('验证码不正确，或已经用过。', 'The code is wrong, or was used before.'),
  'account.second-step-over': text('登录已超时，请重新登录。', 'The sign-in took too long. Start again.'),
  'account.passkey-wrong': text(
    '通行密钥验证未通过，请重试或换一种方式。',
    'The passkey was not accepted. Try again, or use another way.',
  ),
  'account.passkey-too-many': text(
    '通行密钥最多 {limit} 个，请先删除不用的。',
    'You have {limit} passkeys already. Remove one that you do not use.',
  ),
  'account.two-step-off': text('尚未开启两步验证。', 'Two-step sign-in is off.'),
  'account.suspended': text(
    '该账号已停用，请联系管理员。',
    'This account is suspended. Ask an administrator.',
  ),
  'account.time-zone': text('没有这个时区。', 'There is no such time zone.'),
  'account.no-wechat': text('此平台未开通微信登录。', 'This installation offers no sign-in by WeChat.'),
  'account.wechat-unreachable': text(
    '暂时无法获取微信二维码，请稍后重试。',
    'WeChat gives no QR code at the moment. Try again later.',
  ),
  'account.wechat-forged': text('消息签名不正确。', 'The message is not signed by WeChat.'),
  'account.wechat-over': text(
    '二维码已失效，请刷新后重新扫码。',
    'The QR code has expired. Refresh it and scan again.',
  ),
  'account.wechat-taken': text(
    '该手机号对应的账号已绑定其他微信，请先登录该账号解绑。',
    'The account of this phone number is bound to another WeChat. Sign in to it and unbind that first.',
  ),
  'operator.not-yourself': text(
    '不能对自己或其他平台管理员进行此操作。',
    'This cannot be done to yourself or to another operator.',
  ),
  'company.none': text(
    '该邮箱所属的企业未开通企业登录。',
    'No company sign-in is set up for this e-mail domain.',
  ),
  'company.unreachable': text(
    '无法连接企业登录服务，请检查地址。',
    'The sign-in service of the company could not be reached. Check its address.',
  ),
  'company.refused': text(
    '企业登录未通过，请重新登录。',
    'The company sign-in was not accepted. Start again.',
  ),
  'company.no-email': text(
    '企业登录服务没有提供已验证的企业邮箱，请联系企业管理员。',
    'The sign-in service gave no verified e-mail address of the company. Ask its administrator.',
  ),
  'company.only': text('您所在的组织要求使用企业登录。', 'Your organization requires its company sign-in.'),
  'company.no-domain': text('请先验证至少一个邮箱域名。', 'Verify at least one e-mail domain first.'),
  'company.record-missing': text(
    '{domain} 的 DNS 中还没有找到验证记录。',
    'The DNS of {domain} does not show the record yet.',
  ),
  'company.domain-taken': text('{domain} 已被其他组织验证。', 'Another organization has verified {domain}.'),
  'token.invalid': text(
    '访问令牌无效、已过期或已撤销。',
    'The access token is not valid, has expired or was revoked.',
  ),
  'token.scope': text(
    '访问令牌缺少权限范围：{scopes}。',
    'The access token lacks a scope for this call: {scopes}.',
  ),
  'token.browser-only': text(
    '此操作只能在浏览器中登录后进行，不能使用访问令牌。',
    'This can be done in a browser only, not with an access token.',
  ),
  'token.too-many': text(
    '访问令牌最多 {limit} 个，请先撤销不用的令牌。',
    'You have {limit} access tokens already. Revoke one that you do not use.',
  ),
  'account.no-mail': text(
    '此平台尚未配置邮件服务，请使用手机号，或联系管理员。',
    'This installation cannot send e-mail. Use a phone number, or ask an administrator.',
  ),

  'organization.not-member': text('您不是该组织的成员。', 'You are not a member of this organization.'),
} as const;
