import type { AllSqlHandlers } from '../http/serve.ts';
import { activity } from './activity.ts';
import { admin } from './admin/admin.ts';
import { adminLists } from './admin/admin-people.ts';
import { agreements } from './agreements.ts';
import { aiChatHistory } from './ai/ai-chat-history.ts';
import { assignments } from './assignments.ts';
import { calendar } from './calendar/calendar.ts';
import { cases } from './cases/cases.ts';
import { channels } from './chat/channels.ts';
import { chat } from './chat/chat.ts';
import { dashboard } from './dashboard.ts';
import { erasures } from './erasures.ts';
import { insights } from './ai/insights.ts';
import { intakes } from './intakes/intakes.ts';
import { invitations } from './invitations/invitations.ts';
import { inviting } from './invitations/inviting.ts';
import { logos } from './organizations/logos.ts';
import { myData } from './my-data.ts';
import { mySessions } from './auth/sign-in-sessions.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications/notifications.ts';
import { organizationSettings } from './organizations/organization-settings.ts';
import { organizations } from './organizations/organizations.ts';
import { participants } from './participants/participants.ts';
import { reports } from './reports/reports.ts';
import { requirements } from './requirements/requirements.ts';
import { scheduling } from './sessions/scheduling.ts';
import { sessions } from './sessions/sessions.ts';
import { steps } from './steps/steps.ts';
import { uploads } from './uploads/uploads.ts';
import { users } from './users/users.ts';

/** Every call that needs no more than the database, noun by noun. */
export const nouns: AllSqlHandlers = {
  ...activity,
  ...admin,
  ...adminLists,
  ...agreements,
  ...aiChatHistory,
  ...assignments,
  ...calendar,
  ...cases,
  ...channels,
  ...chat,
  ...dashboard,
  ...erasures,
  ...insights,
  ...intakes,
  ...invitations,
  ...inviting,
  ...logos,
  ...myData,
  ...mySessions,
  ...notes,
  ...notifications,
  ...organizationSettings,
  ...organizations,
  ...participants,
  ...reports,
  ...requirements,
  ...scheduling,
  ...sessions,
  ...steps,
  ...uploads,
  ...users,
};
