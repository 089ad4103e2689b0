/** Where WeChat sends events to; the operator enters it in WeChat's console. */
export const wechatEventsPath = '/api/wechat/events';
