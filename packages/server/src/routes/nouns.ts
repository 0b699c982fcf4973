import type { AllSqlHandlers } from '../serve.ts';
import { activity } from './activity.ts';
import { admin } from './admin.ts';
import { adminLists } from './admin-people.ts';
import { agreements } from './agreements.ts';
import { aiChatHistory } from './ai-chat-history.ts';
import { assignments } from './assignments.ts';
import { calendar } from './calendar.ts';
import { cases } from './cases.ts';
import { channels } from './channels.ts';
import { chat } from './chat.ts';
import { dashboard } from './dashboard.ts';
import { erasures } from './erasures.ts';
import { insights } from './insights.ts';
import { intakes } from './intakes.ts';
import { invitations } from './invitations.ts';
import { inviting } from './inviting.ts';
import { logos } from './logos.ts';
import { myData } from './my-data.ts';
import { mySessions } from './my-sessions.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { organizationSettings } from './organization-settings.ts';
import { organizations } from './organizations.ts';
import { participants } from './participants.ts';
import { reports } from './reports.ts';
import { requirements } from './requirements.ts';
import { scheduling } from './scheduling.ts';
import { sessions } from './sessions.ts';
import { steps } from './steps.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';

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
