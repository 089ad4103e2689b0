/** Translations of the demo's people, by target language and source, for the tasks that they hand over; both are inline markup. */
export const demoTranslations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'zh-CN': {
    'Sign in': '登录',
    Account: '账号',
    Password: '密码',
    'Forgot your password?': '忘记密码？',
    'The account or the password is wrong.': '账号或密码错误。',
    'There are no files yet.': '还没有文件。',
    '{1/} files were uploaded.': '已上传 {1/} 个文件。',
    'Delete “{1/}”?': '要删除“{1/}”吗？',
    '“{1/}” was deleted.': '已删除“{1/}”。',
    Settings: '设置',
    'Language of the user interface': '用户界面语言',
    'The settings are saved.': '设置已保存。',
  },
  es: {
    'Welcome to Cloudsail': 'Le damos la bienvenida a Cloudsail',
    'Your account is ready.': 'Su cuenta está lista.',
    'Sign in to see the files of your team.': 'Inicie sesión para ver los archivos de su equipo.',
    'Do you need help?': '¿Necesita ayuda?',
    'Ask your administrator.': 'Pregunte a su administrador.',
  },
};
