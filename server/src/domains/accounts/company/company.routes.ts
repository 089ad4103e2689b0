import { companySignInApi } from '@transloom/contracts/company-sign-in';
import { type Route, route } from '../../../platform/http/route.ts';
import { claimDomain, companySignIn, saveCompanySignIn, verifyDomain } from './company-settings.ts';
import { finishCompanySignIn, startCompanySignIn } from './company-sign-in.ts';

export const companyRoutes: readonly Route[] = [
  route(companySignInApi.companySignIn, companySignIn),
  route(companySignInApi.saveCompanySignIn, saveCompanySignIn),
  route(companySignInApi.claimDomain, claimDomain),
  route(companySignInApi.verifyDomain, verifyDomain),
  route(companySignInApi.startCompanySignIn, startCompanySignIn),
  route(companySignInApi.finishCompanySignIn, finishCompanySignIn),
];
