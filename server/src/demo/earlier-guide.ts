/** The guide in `files/user-guide.docx` one version ago, sentence by sentence, as it was translated then. */
export const earlierGuide: readonly { readonly en: string; readonly zh: string; readonly de: string }[] = [
  {
    en: 'Cloudsail Desk 2.3: user guide',
    zh: 'Cloudsail Desk 2.3：用户手册',
    de: 'Cloudsail Desk 2.3: Benutzerhandbuch',
  },
  {
    en: 'Cloudsail Desk keeps the files of your team in one place.',
    zh: 'Cloudsail Desk 把团队的文件集中保存在一处。',
    de: 'Cloudsail Desk bewahrt die Dateien Ihres Teams an einem Ort auf.',
  },
  { en: 'Sign in', zh: '登录', de: 'Anmelden' },
  {
    en: 'Open the app and click Sign in.',
    zh: '打开应用，单击“登录”。',
    de: 'Öffnen Sie die App und klicken Sie auf Anmelden.',
  },
  {
    en: 'Enter the name of your account and your password.',
    zh: '输入账号名称和密码。',
    de: 'Geben Sie den Namen Ihres Kontos und Ihr Passwort ein.',
  },
  {
    en: 'Your password must have at least 8 characters.',
    zh: '密码至少包含 8 个字符。',
    de: 'Ihr Passwort muss mindestens 8 Zeichen haben.',
  },
  { en: 'Change the settings', zh: '更改设置', de: 'Einstellungen ändern' },
  {
    en: 'Open Settings to choose the language of the user interface.',
    zh: '打开“设置”，选择用户界面的语言。',
    de: 'Öffnen Sie die Einstellungen, um die Sprache der Benutzeroberfläche zu wählen.',
  },
  { en: 'Setting', zh: '设置', de: 'Einstellung' },
  { en: 'What it does', zh: '作用', de: 'Was sie bewirkt' },
  { en: 'Backup', zh: '备份', de: 'Sicherung' },
  {
    en: 'Copies your files to the hard disk every 60 minutes.',
    zh: '每 60 分钟将文件复制到硬盘。',
    de: 'Kopiert Ihre Dateien alle 60 Minuten auf die Festplatte.',
  },
  { en: 'Share a file', zh: '共享文件', de: 'Eine Datei freigeben' },
  {
    en: 'A link expires after 14 days.',
    zh: '链接在 14 天后失效。',
    de: 'Ein Link läuft nach 14 Tagen ab.',
  },
  {
    en: 'You can take it back at any time.',
    zh: '您可以随时撤回链接。',
    de: 'Sie können ihn jederzeit zurückziehen.',
  },
  { en: 'If something goes wrong', zh: '出现问题时', de: 'Wenn etwas nicht funktioniert' },
  {
    en: 'If the screen stays dark, check the power cable.',
    zh: '如果屏幕不亮，请检查电源线。',
    de: 'Wenn der Bildschirm dunkel bleibt, prüfen Sie das Netzkabel.',
  },
  {
    en: 'If the hard disk is full, delete the files you no longer need.',
    zh: '如果硬盘已满，请删除不再需要的文件。',
    de: 'Wenn die Festplatte voll ist, löschen Sie die Dateien, die Sie nicht mehr brauchen.',
  },
  {
    en: 'If the problem persists, write to support@example.com.',
    zh: '如果问题仍然存在，请写信至 support@example.com。',
    de: 'Wenn das Problem weiter besteht, schreiben Sie an support@example.com.',
  },
];
