/** Messages of the start command at the terminal, in both languages of the product. */
const catalogues = {
  'en-US': {
    'packages.installing': 'Installing packages (once, about half a minute) …',
    'packages.failed': 'Installing the packages failed (npm ended with {code}). The lines above say why.',
    'node.unsupported':
      'Transloom needs Node {needed}. No package of it exists for {platform}, and the Node here is {found}.',
    'web.building': 'Building the web application …',
    'web.build-failed': 'The web application could not be built. The lines above say why.',
    'programs.installing': 'Installing {packages} …',
    'programs.install-failed': 'apt-get ended with {code}; Transloom runs without them.',
    'programs.missing': 'Without these programs some features are off:',
    'programs.missing-line': '  {program}: {feature}',
    'programs.command': 'To add them on Debian or Ubuntu: {command}',
    'start.ready': 'Transloom is ready: {address}',
    'start.sign-in': 'Sign in as the administrator, once: {link}',
    'start.sign-in-command': 'A one-time link for the administrator: npx transloom sign-in-link',
    'start.demo': 'The demo organization is filled in.',
    'start.demo-link': '  Sign in as {username} ({role}), once: {link}',
    'start.public-gaps': 'Before people on other networks use it, set {gaps}. docs/operations.md says how.',
    'start.no-mail':
      'Nobody can sign up or reset a password yet: set SMTP_URL, or OUTBOX=true on a machine of your own.',
    'start.stop-hint': 'Ctrl-C stops everything; the data stays in {dataDir}.',
    'start.stopping': 'Stopping …',
    'start.port-taken': 'Port {port} is taken. Choose another: PORT=3001 npm start',
    'start.unknown-flag': 'Unknown option {flag}. Known: --demo, --yes',
  },
  'zh-CN': {
    'packages.installing': '正在安装依赖包（仅首次，约半分钟）…',
    'packages.failed': '依赖包安装失败（npm 退出码 {code}），原因见上方输出。',
    'node.unsupported': '译梭需要 Node {needed}；{platform} 没有对应的安装包，当前 Node 为 {found}。',
    'web.building': '正在构建网页端…',
    'web.build-failed': '网页端构建失败，原因见上方输出。',
    'programs.installing': '正在安装 {packages} …',
    'programs.install-failed': 'apt-get 退出码 {code}，译梭将在缺少它们的情况下运行。',
    'programs.missing': '缺少以下程序，部分功能未启用：',
    'programs.missing-line': '  {program}：{feature}',
    'programs.command': 'Debian 或 Ubuntu 上的安装命令：{command}',
    'start.ready': '译梭已就绪：{address}',
    'start.sign-in': '管理员一次性登录链接：{link}',
    'start.sign-in-command': '获取管理员一次性登录链接：npx transloom sign-in-link',
    'start.demo': '演示企业已创建。',
    'start.demo-link': '  以 {username}（{role}）登录，仅限一次：{link}',
    'start.public-gaps': '对外开放前请设置 {gaps}，方法见 docs/operations.md。',
    'start.no-mail': '暂时无法注册或重置密码：请设置 SMTP_URL；本机试用可设 OUTBOX=true。',
    'start.stop-hint': '按 Ctrl-C 停止；数据保存在 {dataDir}。',
    'start.stopping': '正在停止…',
    'start.port-taken': '端口 {port} 已被占用，请换一个：PORT=3001 npm start',
    'start.unknown-flag': '未知参数 {flag}。可用参数：--demo、--yes',
  },
};

/** @typedef {keyof typeof catalogues['en-US']} MessageKey */

/**
 * The language of the terminal, as POSIX orders its variables.
 * @returns {keyof typeof catalogues}
 */
export function terminalLanguage(environment = process.env) {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return locale.toLowerCase().startsWith('zh') ? 'zh-CN' : 'en-US';
}

/**
 * @param {MessageKey} key
 * @param {Record<string, string | number>} [params]
 */
export function message(key, params = {}) {
  const text = catalogues[terminalLanguage()][key];
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
}
