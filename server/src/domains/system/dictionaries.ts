import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { dictionaryTypeSchema } from '@transloom/contracts/system';
import type { z } from 'zod';

export type DictionaryType = z.infer<typeof dictionaryTypeSchema>;

export type Names = Readonly<Record<InterfaceLanguage, string>>;

const names = (zh: string, en: string): Names => ({ 'zh-CN': zh, 'en-US': en });

/** Entries by code, in the order they are offered. Codes are stored; words may change. */
export const dictionaries: Readonly<Record<DictionaryType, Readonly<Record<string, Names>>>> = {
  /** Fields of expertise. */
  'mt-domains-tags': {
    general: names('通用', 'General'),
    legal: names('法律', 'Legal'),
    finance: names('金融', 'Finance'),
    medical: names('医学', 'Medicine'),
    pharmaceutical: names('生物医药', 'Life sciences'),
    patent: names('专利', 'Patents'),
    engineering: names('机械工程', 'Engineering'),
    automotive: names('汽车', 'Automotive'),
    energy: names('能源化工', 'Energy and chemistry'),
    it: names('信息技术', 'Information technology'),
    telecom: names('通信', 'Telecommunications'),
    electronics: names('电子', 'Electronics'),
    gaming: names('游戏', 'Games'),
    ecommerce: names('电子商务', 'E-commerce'),
    tourism: names('旅游', 'Tourism'),
    education: names('教育', 'Education'),
    academic: names('学术', 'Academic'),
    government: names('政务', 'Government'),
    news: names('新闻', 'News'),
    literature: names('文学', 'Literature'),
    media: names('影视', 'Film and television'),
  },
  /** How a model writes. */
  'mt-style-type': {
    neutral: names('中性', 'Neutral'),
    formal: names('正式', 'Formal'),
    informal: names('口语', 'Informal'),
    literal: names('直译', 'Literal'),
    free: names('意译', 'Free'),
    marketing: names('营销', 'Marketing'),
    technical: names('技术', 'Technical'),
    literary: names('文学', 'Literary'),
  },
  /** How a text becomes a translation. */
  'mt-translate-type': {
    machine: names('机器翻译', 'Machine translation'),
    'post-editing': names('机器翻译加译后编辑', 'Machine translation with post-editing'),
    manual: names('人工翻译', 'Human translation'),
  },
  /** Kinds of text the toolbox reads. */
  'tk-text-type': {
    general: names('通用文本', 'General text'),
    email: names('电子邮件', 'E-mail'),
    paper: names('学术论文', 'Academic paper'),
    contract: names('合同', 'Contract'),
    manual: names('产品手册', 'Manual'),
    marketing: names('营销文案', 'Marketing copy'),
    news: names('新闻稿', 'Press release'),
    game: names('游戏文本', 'Game text'),
    subtitle: names('字幕', 'Subtitles'),
  },
  /** Specification 2-translation §9. */
  'tk-polishing-style': {
    native: names('地道表达', 'Native-like expression'),
    gaming: names('游戏行业', 'Gaming industry'),
    academic: names('学术论文', 'Academic paper'),
    email: names('正式邮件', 'Formal e-mail'),
    publicity: names('政治外宣', 'Political external publicity'),
    contract: names('法律合同', 'Legal contract'),
  },
};
