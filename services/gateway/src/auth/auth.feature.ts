import type { EdgeFeature } from '../edge-feature.ts';
import { Actors } from './actors.ts';
import { BrowserSessions } from './browser-session.ts';
import { EndedSessions } from './ended-sessions.ts';
import { Memberships } from './memberships.ts';
import { PersonalTokens } from './personal-tokens.ts';
import { SignInFailures } from './sign-in-failures.ts';
import { Standings } from './standings.ts';
import { VisitorMarks } from './visitor-marks.ts';

export const authFeature: EdgeFeature = {
  providers: [Actors, BrowserSessions, SignInFailures, VisitorMarks],
  followers: [Standings, EndedSessions, Memberships, PersonalTokens],
};
