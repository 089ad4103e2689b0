/** Where WeChat Pay tells of payments and refunds. */
export const notifyPath = '/api/payment/wechat/notify';
