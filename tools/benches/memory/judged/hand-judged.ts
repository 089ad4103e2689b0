import type { JudgedSet } from './judged-set.ts';

/** Sets in which the edit distance and a translator's effort disagree; judged by hand. */
export const handJudged: readonly JudgedSet[] = [
  set(
    'Save the file.',
    [5, 'Save the file!'],
    [3, 'Save the files.'],
    [2, 'Open the file.'],
    [1, 'Save the world.'],
  ),
  set('Delete all files?', [5, 'Delete all files.'], [4, 'Delete all file?'], [2, 'Copy all files?']),
  set('Version 3.1 is ready.', [5, 'Version 2.7 is ready.'], [2, 'Version 3.1 is old.']),
  set(
    'Do not open the valve.',
    [2, 'Open the valve.'],
    [3, 'Do not close the valve.'],
    [1, 'Do not eat the fish.'],
  ),
  set(
    'The colour of the walls',
    [4, 'The color of the walls'],
    [3, 'The colour of the doors'],
    [0, 'A house'],
  ),
  set('Page 12 of 40', [5, 'Page 3 of 8'], [2, 'Row 12 of 40'], [1, 'Page']),
  set('File name', [5, 'FILE NAME'], [4, 'File names'], [2, 'User name'], [0, 'Password']),
  set('请勿打开阀门。', [3, '请勿关闭阀门。'], [2, '打开阀门。'], [0, '请保持安静。']),
  set('删除所有文件？', [5, '删除所有文件。'], [3, '复制所有文件？'], [1, '所有用户']),
  set('第12页，共40页', [5, '第3页，共8页'], [2, '第12行，共40行'], [0, '首页']),
  set('用户名称', [3, '用户名'], [2, '文件名称'], [0, '密码']),
  set('版本3.1已就绪。', [5, '版本2.7已就绪。'], [2, '版本3.1已过期。'], [1, '版本说明']),
];

function set(query: string, ...judged: readonly (readonly [number, string])[]): JudgedSet {
  return { query, candidates: judged.map(([grade, text]) => ({ grade, text })) };
}
