// Written by web/generate-endpoints.ts from the contracts.
import type { api } from '@transloom/contracts/api';
import { at } from './endpoint-address.ts';

type Api = typeof api;

export const endpoints = {
  accounts: {
    captcha: at<Api['accounts']['captcha']>('GET', '/api/auth/captcha'),
    sendCode: at<Api['accounts']['sendCode']>('POST', '/api/auth/codes'),
    signUp: at<Api['accounts']['signUp']>('POST', '/api/auth/register'),
    signIn: at<Api['accounts']['signIn']>('POST', '/api/auth/login'),
    signInWithCode: at<Api['accounts']['signInWithCode']>('POST', '/api/auth/login/code'),
    signInWithLink: at<Api['accounts']['signInWithLink']>('POST', '/api/auth/login/link'),
    signOut: at<Api['accounts']['signOut']>('DELETE', '/api/auth/logout'),
    resetPassword: at<Api['accounts']['resetPassword']>('POST', '/api/auth/password/reset'),
    changePassword: at<Api['accounts']['changePassword']>('POST', '/api/auth/password/change'),
    listSessions: at<Api['accounts']['listSessions']>('GET', '/api/auth/sessions'),
    endSession: at<Api['accounts']['endSession']>('DELETE', '/api/auth/sessions/{sessionId}'),
    userInfo: at<Api['accounts']['userInfo']>('GET', '/api/account/user-info'),
    accountInfo: at<Api['accounts']['accountInfo']>('GET', '/api/account/account-info'),
    clearFirstLogin: at<Api['accounts']['clearFirstLogin']>('POST', '/api/account/first-login'),
    outbox: at<Api['accounts']['outbox']>('GET', '/api/dev/outbox'),
  },
  organizations: {
    myOrganizations: at<Api['organizations']['myOrganizations']>('GET', '/api/organizations/mine'),
    switchOrganization: at<Api['organizations']['switchOrganization']>('POST', '/api/organizations/switch'),
  },
  access: {
    permissions: at<Api['access']['permissions']>('POST', '/api/auth/role/menu'),
  },
  messages: {
    unreadCount: at<Api['messages']['unreadCount']>('GET', '/api/system/messages/unread-count'),
    listMessages: at<Api['messages']['listMessages']>('POST', '/api/system/messages/my-page'),
    deleteMessage: at<Api['messages']['deleteMessage']>('POST', '/api/system/messages/delete'),
    actOnMessage: at<Api['messages']['actOnMessage']>('POST', '/api/system/messages/action'),
    markRead: at<Api['messages']['markRead']>('GET', '/api/system/messages/read'),
    markAllRead: at<Api['messages']['markAllRead']>('GET', '/api/system/messages/read-all'),
    alerts: at<Api['messages']['alerts']>('GET', '/api/system/messages/pop-up'),
    notices: at<Api['messages']['notices']>('GET', '/api/system/notices'),
    closePopup: at<Api['messages']['closePopup']>('GET', '/api/gateway/platform-setup/popup/close'),
  },
  system: {
    platform: at<Api['system']['platform']>('GET', '/api/system/platform'),
    navigation: at<Api['system']['navigation']>('GET', '/api/system/workspace/navigation'),
    languages: at<Api['system']['languages']>('GET', '/api/system/languages'),
    dictionary: at<Api['system']['dictionary']>('GET', '/api/system/dictionary'),
    programs: at<Api['system']['programs']>('GET', '/api/system/programs'),
  },
  jobs: {
    job: at<Api['jobs']['job']>('GET', '/api/jobs/{jobId}'),
    cancelJob: at<Api['jobs']['cancelJob']>('POST', '/api/jobs/{jobId}/cancel'),
  },
  files: {
    upload: at<Api['files']['upload']>('POST', '/api/files'),
    removeUpload: at<Api['files']['removeUpload']>('DELETE', '/api/files/{fileId}'),
    uploadLimits: at<Api['files']['uploadLimits']>('GET', '/api/files/limits'),
    listDownloads: at<Api['files']['listDownloads']>('GET', '/api/system/download/visible-list'),
    downloadUrl: at<Api['files']['downloadUrl']>('GET', '/api/system/download/url'),
    deleteDownload: at<Api['files']['deleteDownload']>('POST', '/api/system/download/delete'),
  },
  memories: {
    listMemories: at<Api['memories']['listMemories']>('GET', '/api/mems'),
    createMemory: at<Api['memories']['createMemory']>('POST', '/api/mems'),
  },
  engines: {
    listEngines: at<Api['engines']['listEngines']>('GET', '/api/mt/engines'),
    enginesForPair: at<Api['engines']['enginesForPair']>('GET', '/api/mt/engines/pair'),
    listVendors: at<Api['engines']['listVendors']>('GET', '/api/mt/engines/vendors'),
    listConnections: at<Api['engines']['listConnections']>('GET', '/api/mt/engines/connections'),
    addConnection: at<Api['engines']['addConnection']>('POST', '/api/mt/engines/connections'),
    changeConnection: at<Api['engines']['changeConnection']>('PUT', '/api/mt/engines/connections/{connectionId}'),
    removeConnection: at<Api['engines']['removeConnection']>('DELETE', '/api/mt/engines/connections/{connectionId}'),
    testConnection: at<Api['engines']['testConnection']>('POST', '/api/mt/engines/connections/test'),
  },
  documents: {
    retryDocuments: at<Api['documents']['retryDocuments']>('POST', '/api/projects/{projectId}/retry_trans'),
    cancelDocument: at<Api['documents']['cancelDocument']>('POST', '/api/projects/documents/{documentId}/cancel'),
    deleteDocument: at<Api['documents']['deleteDocument']>('DELETE', '/api/projects/documents/{documentId}'),
    exportDocuments: at<Api['documents']['exportDocuments']>('POST', '/api/projects/{projectId}/export'),
    previewDocument: at<Api['documents']['previewDocument']>('POST', '/api/projects/documents/{documentId}/preview'),
  },
  projects: {
    createProject: at<Api['projects']['createProject']>('POST', '/api/projects'),
    listProjects: at<Api['projects']['listProjects']>('GET', '/api/projects'),
    project: at<Api['projects']['project']>('GET', '/api/projects/{projectId}'),
    addDocuments: at<Api['projects']['addDocuments']>('POST', '/api/projects/{projectId}/documents'),
    changeProject: at<Api['projects']['changeProject']>('PATCH', '/api/projects/{projectId}/setting'),
    deleteProject: at<Api['projects']['deleteProject']>('DELETE', '/api/projects/{projectId}'),
  },
  workbench: {
    openDocument: at<Api['workbench']['openDocument']>('GET', '/api/editor/documents/{documentId}'),
    listSegments: at<Api['workbench']['listSegments']>('GET', '/api/editor/documents/{documentId}/segments'),
    someSegments: at<Api['workbench']['someSegments']>('POST', '/api/editor/documents/{documentId}/segments/some'),
    saveSegments: at<Api['workbench']['saveSegments']>('PUT', '/api/editor/documents/{documentId}/segments'),
    segmentMatches: at<Api['workbench']['segmentMatches']>('GET', '/api/editor/segments/{segmentId}/matches'),
    translateSegment: at<Api['workbench']['translateSegment']>('POST', '/api/editor/segments/{segmentId}/translation'),
    segmentHistory: at<Api['workbench']['segmentHistory']>('GET', '/api/editor/segments/{segmentId}/history'),
  },
};
