import { type ApiClient, createApiClient } from '@mediation/api-client';
import type { App } from '../app.ts';
import type { Identity } from '../auth/identity.ts';
import type { Sql } from '../database/database.ts';
import { analyzeMessages } from '../jobs/analyze-messages.ts';
import { builtInEngines } from '../language-model/engines.ts';
import {
  brennanIntake,
  danielIntake,
  hearthside,
  okaforChat,
  okaforIntake,
  okaforNote,
  quayside,
  reidIntake,
  haddadIntake,
  supportChats,
  type Line,
} from './story.ts';
import { addTemplates } from './templates/add-templates.ts';
import { agreeOnTerms, publishTerms } from './agree-on-terms.ts';
import { bookElsewhere } from './book-elsewhere.ts';
import { offerFees, recordTime } from './charge-fees.ts';
import { sendDocuments } from './documents.ts';
import { divide } from './divide.ts';
import { draftAgreement } from './draft-agreement.ts';
import { enterMoney } from './enter-money.ts';
import { holdIntroSession } from './hold-intro-session.ts';
import { holdJointSession } from './hold-joint-session.ts';
import { negotiate } from './negotiate.ts';
import { planNights } from './plan-nights.ts';
import { type DemoName, type DemoPerson, demoPassword, people } from './people.ts';
import { planSessions } from './plan-sessions.ts';

type Apis = Record<DemoName, ApiClient>;

/**
 * Creates two organizations with a case each. Accounts, cases, invitations and messages go through the API as in real
 * use; organizations and roles are written directly.
 */
export async function fillDemo(app: App, owner: Sql, identity: Identity): Promise<void> {
  const found = async (organization: typeof hearthside) => {
    const [made] = await owner<{ id: string }>`
      insert into organizations (name, display_name, tagline, primary_color, secondary_color, website, email, phone)
      values (${organization.name}, ${organization.name}, ${organization.tagline}, ${organization.primary}, ${organization.secondary}, ${organization.website}, ${organization.email}, ${organization.phone})
      returning id`;
    return made!.id;
  };
  const first = await found(hearthside);
  const second = await found(quayside);
  await owner`update organization_settings set time_zone = 'Europe/London' where organization_id = ${first}`;
  const { apis, ids } = await registerEverybody(app, identity);
  const employ = (name: DemoName, organization: string | null) => owner`
    update profiles set role = ${people[name].role}, requested_role = null, organization_id = ${organization}
    where id = ${ids[name]}`;
  await employ('ruth', first);
  await employ('jonas', first);
  await employ('alex', null);
  await employ('nadia', first);
  await employ('helen', second);

  await publishTerms(apis.nadia, first);
  await offerFees(apis.nadia, first);
  await addTemplates(apis.nadia, first);
  await openReid(apis);
  await openBrennan(apis);
  await openOkafor(apis, ids, owner);
  await openHaddad(apis, ids);
  for (const [name, lines] of supportChats) {
    const channelId = `support-${ids[name]}`;
    const messageId = await postLines(apis, channelId, lines);
    if (lines.at(-1)?.[0] === 'alex') await apis.alex.markRead({ channelId, messageId });
  }
  await owner`update private.due_analyses set due_at = now()`;
  await analyzeMessages(owner, builtInEngines());
}

async function registerEverybody(app: App, identity: Identity) {
  const apis = {} as Apis;
  const ids = {} as Record<DemoName, string>;
  for (const [name, person] of Object.entries(people) as [DemoName, DemoPerson][]) {
    const session: { token: string | null } = { token: null };
    const api = createApiClient({
      baseUrl: 'http://demo',
      token: () => session.token,
      fetch: (url, init) => app.request(url, init),
    });
    const { access_token, user } = await identity.signUp({ ...person, password: demoPassword });
    session.token = access_token;
    apis[name] = api;
    ids[name] = user.id;
  }
  return { apis, ids };
}

type Ids = Record<DemoName, string>;
type Membership = { role: 'divorcee' | 'lawyer'; side: 'A' | 'B' };

async function addParticipant(
  mediator: ApiClient,
  guest: ApiClient,
  caseId: string,
  person: DemoPerson,
  membership: Membership,
) {
  const { token } = await mediator.invite({ caseId, email: person.email, name: person.name, ...membership });
  return (await guest.acceptInvitation({ token })).participant!;
}

/** Opens a case of another mediator, in which a party and a lawyer of the Okafor family have sessions. */
async function openReid({ jonas, daniel, priya }: Apis) {
  const { case: opened } = await jonas.createCase(reidIntake);
  const party = await addParticipant(jonas, daniel, opened.id, people.daniel, { role: 'divorcee', side: 'A' });
  const lawyer = await addParticipant(jonas, priya, opened.id, people.priya, { role: 'lawyer', side: 'A' });
  await daniel.confirmLawyer({ caseId: opened.id, participantId: lawyer.id });
  await bookElsewhere(jonas, opened.id, party, lawyer);
}

/** Opens a case whose first participant has not accepted yet. */
async function openBrennan({ ruth }: Apis) {
  const { case: opened } = await ruth.createCase(brennanIntake);
  const { name, email } = brennanIntake.personalInfo;
  await ruth.invite({ caseId: opened.id, name, email, role: 'divorcee', side: 'A' });
}

async function openOkafor(apis: Apis, ids: Ids, owner: Sql) {
  const { ruth, maya, daniel, tomas, priya } = apis;
  const { case: opened } = await ruth.createCase(okaforIntake);
  const ofMaya = await addParticipant(ruth, maya, opened.id, people.maya, { role: 'divorcee', side: 'A' });
  const ofDaniel = await addParticipant(ruth, daniel, opened.id, people.daniel, { role: 'divorcee', side: 'B' });
  const lawyerOfMaya = await addParticipant(ruth, tomas, opened.id, people.tomas, { role: 'lawyer', side: 'A' });
  const lawyerOfDaniel = await addParticipant(ruth, priya, opened.id, people.priya, { role: 'lawyer', side: 'B' });
  await maya.confirmLawyer({ caseId: opened.id, participantId: lawyerOfMaya.id });
  await daniel.confirmLawyer({ caseId: opened.id, participantId: lawyerOfDaniel.id });

  await daniel.saveIntake({ caseId: opened.id, ...danielIntake });
  await sendIntake(maya, opened.id);
  await sendIntake(daniel, opened.id);
  await agreeOnTerms(apis, owner, opened.id);
  await sendDocuments(apis, opened.id, owner);
  await ruth.addNote({ caseId: opened.id, kind: 'joint', text: okaforNote });
  await planSessions(apis, opened.id, ofDaniel);
  await holdIntroSession(owner, { ruth, caseId: opened.id, participantId: ofMaya.id });

  await negotiate(apis, opened.id);
  await holdJointSession(owner, ruth, opened.id);
  await recordTime(ruth, opened.id);
  await planNights(ruth, opened.id);
  await enterMoney(apis, opened.id, owner);
  await divide(apis, opened.id, owner);
  await draftAgreement(apis, opened.id, owner);

  for (const { answerAiConsent } of [maya, tomas]) await answerAiConsent({ caseId: opened.id, answer: 'yes' });
  await daniel.answerAiConsent({ caseId: opened.id, answer: 'no' });
  await postLines(apis, `case-${opened.id}`, okaforChat.together);
  await postLines(apis, `private-${opened.id}-${ids.maya}`, okaforChat.maya);
  await postLines(apis, `private-${opened.id}-${ids.daniel}`, okaforChat.daniel);
  await owner`
    update chat_messages m set created_at = m.created_at - interval '1 day' - ((o.n * 7) || ' minutes')::interval
    from (select id, row_number() over (partition by channel_id order by created_at desc) as n from chat_messages) o
    where o.id = m.id and m.case_id = ${opened.id} and o.n > 2`;
}

async function sendIntake(party: ApiClient, caseId: string) {
  const { intake } = await party.getIntake({ caseId });
  if (intake) await party.submitIntake({ caseId, version: intake.version });
}

async function openHaddad(apis: Apis, ids: Ids) {
  const { case: opened } = await apis.helen.createCase(haddadIntake);
  await addParticipant(apis.helen, apis.sami, opened.id, people.sami, { role: 'divorcee', side: 'A' });
  await postLines(apis, `private-${opened.id}-${ids.sami}`, [
    ['helen', 'Welcome, Sami. This channel is only for you and me. Write here whenever something is on your mind.'],
    ['sami', 'Thank you, Helen. I have the mortgage letter. I will bring it to our first talk.'],
  ]);
}

async function postLines(apis: Apis, channelId: string, lines: Line[]) {
  let last = '';
  for (const [name, content] of lines) {
    const { postMessage: say } = apis[name];
    last = (await say({ channelId, content })).message.id;
  }
  return last;
}
