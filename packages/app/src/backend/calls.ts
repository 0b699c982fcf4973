import {
  type Calls as CallsOf,
  getBranding,
  getCase,
  getConfig,
  getMe,
  getMyCase,
  listCases,
  listConversations,
  listParticipants,
  login,
  logout,
  refresh,
  reportActivity,
} from '@mediation/api-client';
import type * as lateCalls from './late-calls.ts';

/** The calls that first pages make, which are loaded before them. All others are in `late-calls.ts`. */
export const calls = {
  getBranding,
  getCase,
  getConfig,
  getMe,
  getMyCase,
  listCases,
  listConversations,
  listParticipants,
  login,
  logout,
  refresh,
  reportActivity,
};

/** Every call that the app makes. */
export type Calls = CallsOf<typeof calls & typeof lateCalls>;
