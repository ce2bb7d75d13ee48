export { ApiProblem, isProblem, sentenceOf } from './api-problem.ts';
export { reloadAfterDeploy } from './reload-after-deploy.ts';
export { type Addressed, ownPage, type RequestOptions, request } from './request.ts';
export { SharedSession } from './shared-session.ts';
export { rememberSession, type SessionChange, sessionRemembered } from './tabs.ts';
