import type { InterfaceLanguage } from '@transloom/contracts/answer';

/**
 * Screens of the specification whose capability comes later. Each says plainly what it will be and what can be
 * done meanwhile; docs/roadmap.md is written from this list, so that none is forgotten.
 */
export interface PlannedPage {
  readonly path: string;
  readonly texts: Readonly<Record<InterfaceLanguage, PlannedTexts>>;
  /** Where the meanwhile leads. */
  readonly instead?: string;
}

interface PlannedTexts {
  readonly what: string;
  readonly meanwhile: string;
}

const plan = (path: string, zh: [string, string], en: [string, string], instead?: string): PlannedPage => ({
  path,
  texts: {
    'zh-CN': { what: zh[0], meanwhile: zh[1] },
    'en-US': { what: en[0], meanwhile: en[1] },
  },
  ...(instead ? { instead } : {}),
});

export const plannedPages: readonly PlannedPage[] = [
  plan(
    '/project/template',
    ['把常用的语言、引擎、记忆库和质检设置存成模板，新建项目时一键套用。', '新建项目时逐项选择即可。'],
    [
      'Keep languages, engines, memories and checks you use often as a template for new projects.',
      'Choose them when you create a project.',
    ],
    '/project/new',
  ),
  plan(
    '/project/templateNew',
    ['在这里新建项目模板。', '新建项目时逐项选择即可。'],
    ['Create a project template here.', 'Choose the settings when you create a project.'],
    '/project/new',
  ),
  plan(
    '/project/templateDetail',
    ['在这里查看和修改一个项目模板。', '新建项目时逐项选择即可。'],
    ['See and change one project template here.', 'Choose the settings when you create a project.'],
    '/project/new',
  ),
  plan(
    '/project/taskStatistics',
    ['按负责人、任务类型和语言方向统计项目的字数、进度和费用。', '项目页会显示每个文件的字数和进度。'],
    [
      'Words, progress and cost of a project by person, task type and language direction.',
      'The project page shows words and progress of every file.',
    ],
    '/project/index',
  ),
  plan(
    '/task/list/index',
    ['分配给您的翻译任务会集中在这里：接受、提交、退回，都在一处完成。', '打开项目中的文件即可直接翻译。'],
    [
      'The tasks assigned to you in one list: accept, submit and return them here.',
      'Open a file of a project and translate it directly.',
    ],
    '/project/index',
  ),
  plan(
    '/task/statistics/index',
    ['按时间、语言和状态统计您完成的任务和计费字数。', '项目页会显示每个文件的字数和进度。'],
    [
      'Your finished tasks and billable words by time, language and status.',
      'The project page shows words and progress of every file.',
    ],
    '/project/index',
  ),
  plan(
    '/tools/polish/index',
    ['按所选风格润色一段文字或整篇文档。', '在编辑器里直接修改译文。'],
    ['Polish a text or a whole document in a style you choose.', 'Edit the translation in the workbench.'],
    '/project/index',
  ),
  plan(
    '/tools/translationScore/index',
    ['给译文打分，并逐条说明扣分原因。', '在编辑器里逐句审校。'],
    ['Score a translation and say for each deduction why.', 'Review sentence by sentence in the workbench.'],
    '/project/index',
  ),
  plan(
    '/tools/align/index',
    ['把原文和译文逐句对齐，整理成翻译记忆。', '已有 TMX 时，可在记忆库中直接上传。'],
    [
      'Align a text with its translation sentence by sentence and keep the pairs as a memory.',
      'If you have a TMX file, upload it to a memory.',
    ],
    '/asset/memory/index',
  ),
  plan(
    '/tools/align/detail',
    ['在这里检查和修正 AI 对齐的结果。', '已有 TMX 时，可在记忆库中直接上传。'],
    ['Check and correct the pairs that the AI aligned.', 'If you have a TMX file, upload it to a memory.'],
    '/asset/memory/index',
  ),
  plan(
    '/tools/align/tiled',
    ['在这里按规则手动对齐原文和译文。', '已有 TMX 时，可在记忆库中直接上传。'],
    [
      'Align a text and its translation by rule and by hand.',
      'If you have a TMX file, upload it to a memory.',
    ],
    '/asset/memory/index',
  ),
  plan(
    '/tools/termExtraction/index',
    ['从文档中找出候选术语，确认后存入术语库。', '在编辑器里边译边确认。'],
    [
      'Find term candidates in documents, confirm them and keep them in a term base.',
      'Translate and confirm in the workbench.',
    ],
    '/project/index',
  ),
  plan(
    '/tools/termExtraction/detail',
    ['在这里逐条确认提取出的候选术语。', '在编辑器里边译边确认。'],
    ['Confirm the extracted candidates one by one.', 'Translate and confirm in the workbench.'],
    '/project/index',
  ),
  plan(
    '/tools/qa/index',
    ['检查译文中的数字、标点、术语和标签问题，生成报告。', '编辑器在确认时会检查标签。'],
    [
      'Check numbers, punctuation, terms and inline codes of a translation and write a report.',
      'The workbench checks inline codes when you confirm.',
    ],
    '/project/index',
  ),
  plan(
    '/tools/qa/detail',
    ['在这里逐条处理质检发现的问题。', '编辑器在确认时会检查标签。'],
    ['Go through the problems that a check found.', 'The workbench checks inline codes when you confirm.'],
    '/project/index',
  ),
  plan(
    '/tools/qa/detail-new',
    ['在这里逐条处理质检发现的问题。', '编辑器在确认时会检查标签。'],
    ['Go through the problems that a check found.', 'The workbench checks inline codes when you confirm.'],
    '/project/index',
  ),
  plan(
    '/tools/detector/index',
    ['抽样比对译文与各翻译模型的输出，判断译文是否为机器翻译。', '编辑器会标明每句译文来自哪个引擎。'],
    [
      'Compare samples of a translation with the output of engines and tell whether it is machine translated.',
      'The workbench names the engine each sentence came from.',
    ],
    '/project/index',
  ),
  plan(
    '/tools/detector/detail',
    ['在这里查看逐句的相似度。', '编辑器会标明每句译文来自哪个引擎。'],
    ['See the similarity sentence by sentence.', 'The workbench names the engine each sentence came from.'],
    '/project/index',
  ),
  plan(
    '/tools/videoTranslate/index',
    ['识别视频里的语音，翻译字幕，并生成配音。', '把 SRT 字幕文件放进项目里翻译。'],
    [
      'Recognize the speech of a video, translate the subtitles and dub it.',
      'Translate an SRT subtitle file in a project.',
    ],
    '/project/new',
  ),
  plan(
    '/tools/videoTranslate/editer',
    ['在这里对照画面校对字幕和时间轴。', '把 SRT 字幕文件放进项目里翻译。'],
    [
      'Proofread subtitles and their timing beside the picture.',
      'Translate an SRT subtitle file in a project.',
    ],
    '/project/new',
  ),
  plan(
    '/agent/gptTranslate/index',
    ['交给智能体一份文档和要求，由它完成翻译、自查和修改。', '新建项目并选择一个引擎，即可翻译整份文档。'],
    [
      'Give an agent a document and your wishes: it translates, checks and corrects by itself.',
      'Create a project with an engine to translate a whole document.',
    ],
    '/project/new',
  ),
  plan(
    '/agent/gptTranslate/history',
    ['在这里查看智能体处理过的文档和消耗。', '项目列表里可以找到翻译过的所有文档。'],
    [
      'See the documents the agent worked on and what they cost.',
      'All translated documents stand in the list of projects.',
    ],
    '/project/index',
  ),
  plan(
    '/team/index',
    ['管理团队、成员和报价，审核加入申请。', '成员可以用自己的账号登录，切换到所属组织。'],
    [
      'Manage teams, members and their quotes, and review applications to join.',
      'Members sign in with their own accounts and switch to the organization.',
    ],
  ),
  plan(
    '/team/index-inside',
    ['内部用户在这里查看所在团队和联系人。', '在账号页查看您的角色。'],
    ['Internal users see their team and their contacts here.', 'See your role on the account page.'],
    '/account/index',
  ),
  plan(
    '/team/invite/$code',
    ['凭邀请链接申请加入一个团队。', '请团队管理员直接把您的账号加入组织。'],
    ['Apply to join a team by an invitation link.', 'Ask the administrator of the team to add your account.'],
  ),
  plan(
    '/account/vip',
    ['比较各版本的功能并升级会员。', '已上线的功能都可以直接使用。'],
    ['Compare the plans and upgrade.', 'Whatever is there can be used right away.'],
    '/project/index',
  ),
  plan(
    '/account/orders',
    ['查看订单、支付状态并申请发票。', '当前没有需要付费的功能。'],
    ['See your orders and payments and ask for invoices.', 'Nothing needs to be paid for yet.'],
  ),
  plan(
    '/account/invite',
    ['邀请好友注册，双方都获得字符。', '把登录页的地址发给同事即可。'],
    [
      'Invite friends to register; both of you get characters.',
      'Send the address of the sign-in page to your colleagues.',
    ],
  ),
  plan(
    '/account/chars',
    ['查看字符包的余量和有效期。', '点开左下角的组织可以看到剩余字符。'],
    [
      'See what is left of your character packs and until when.',
      'Open the organization at the lower left to see the characters left.',
    ],
  ),
  plan(
    '/account/charHistory',
    ['按成员、模块和日期查看字符消耗。', '点开左下角的组织可以看到剩余字符。'],
    [
      'See the characters used by member, module and date.',
      'Open the organization at the lower left to see the characters left.',
    ],
  ),
  plan(
    '/account/orgInfo',
    ['维护组织的名称、头像和联系方式。', '点开左下角的组织可以看到名称、版本和额度。'],
    [
      'Keep name, picture and contacts of the organization.',
      'Open the organization at the lower left to see its name, plan and quotas.',
    ],
  ),
  plan(
    '/account/agentToken',
    ['查看智能体的 token 余额和消耗。', '智能体上线前不会消耗 token。'],
    [
      'See the tokens of the agent: what is left and what was used.',
      'No tokens are used before the agent is there.',
    ],
  ),
];

const byPath = new Map(plannedPages.map((page) => [page.path, page]));

export function plannedPageOf(path: string): PlannedPage | undefined {
  return byPath.get(path);
}
