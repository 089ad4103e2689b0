import { taskPayApi } from '@transloom/contracts/task-pay';
import { type Route, route } from '../../../platform/http/route.ts';
import { answerPayQuestion, questionPay } from './question-pay.ts';
import { paidSegments, showPay } from './show-pay.ts';

export const payRoutes: readonly Route[] = [
  route(taskPayApi.taskPay, showPay),
  route(taskPayApi.paidSegments, paidSegments),
  route(taskPayApi.questionPay, questionPay),
  route(taskPayApi.answerPayQuestion, answerPayQuestion),
];
