import { type ApiClient, createApiClient, limits } from '@mediation/api-client';
import { demoPassword, joinByApi, newAddress } from './people.ts';
import type { Product } from './product.ts';

/** A case that waits for its first session, with two parties and a lawyer of the first, made outside any browser. */
export async function caseAtFirstSession(product: Product) {
  const emails = {
    mediator: newAddress('ruth'),
    ana: newAddress('ana'),
    ben: newAddress('ben'),
    lea: newAddress('lea'),
  };
  const mediator = await newMediator(product, emails.mediator);
  const personalInfo = {
    name: 'Ana Duarte',
    email: emails.ana,
    phone: '+44 117 496 0100',
    dateOfBirth: '1988-03-14',
    address: '3 Quay Street, Bristol',
  };
  const { case: opened } = await mediator.createCase({ title: 'Duarte family', personalInfo });
  const caseId = opened.id;
  const join = async (email: string, name: string, role: 'divorcee' | 'lawyer', side: 'A' | 'B') => {
    const { token } = await mediator.invite({ caseId, email, name, role, side });
    return joinByApi(product, `/accept-invitation/${token}`, { name, email, role });
  };
  const ana = await join(emails.ana, 'Ana Duarte', 'divorcee', 'A');
  const ben = await join(emails.ben, 'Ben Duarte', 'divorcee', 'B');
  const lea = await join(emails.lea, 'Lea Kim', 'lawyer', 'A');
  const { participants } = await ana.listParticipants({ caseId });
  const lawyer = participants.find(({ role }) => role === 'lawyer')!;
  await ana.confirmLawyer({ caseId, participantId: lawyer.id });
  await sendIntake(ana, caseId);
  await sendIntake(ben, caseId, { ...personalInfo, name: 'Ben Duarte', email: emails.ben });
  await waiveDocuments(mediator, caseId);
  for (const { id } of participants.filter((it) => it.role === 'divorcee')) await screen(mediator, caseId, id);
  for (const [api, name] of [
    [mediator, 'Ruth Lindqvist'],
    [ana, 'Ana Duarte'],
    [ben, 'Ben Duarte'],
  ] as const) {
    const { terms } = await api.getCaseTerms({ caseId });
    await api.signTerms({ caseId, hash: terms!.hash, name, language: 'en' });
  }
  const { step, version } = await mediator.getCaseStep({ caseId });
  if (step !== 'mediator_review') throw new Error(`The case is at ${step}.`);
  await mediator.advanceCase({ caseId, step: 'first_session', version });
  return { caseId, organizationId: opened.organization_id, emails, api: { mediator, ana, ben, lea } };
}

/** Records that a party can meet the other one. */
const screen = (mediator: ApiClient, caseId: string, participant_id: string) =>
  mediator.recordScreening({
    caseId,
    participant_id,
    instrument: 'A talk',
    screened_on: new Date().toISOString().slice(0, 10),
    outcome: 'proceed',
    adaptations: [],
    own_words: '',
    next_review_on: null,
  });

async function newMediator(product: Product, email: string): Promise<ApiClient> {
  const session: { token: string | null } = { token: null };
  const api = createApiClient({ baseUrl: product.url, token: () => session.token });
  const registered = await api.register({ email, name: 'Ruth Lindqvist', password: demoPassword, role: 'mediator' });
  if ('token' in registered) session.token = registered.token;
  return api;
}

type PersonalInfo = Parameters<ApiClient['saveIntake']>[0]['personalInfo'];

async function sendIntake(api: ApiClient, caseId: string, personalInfo?: PersonalInfo) {
  if (personalInfo) await api.saveIntake({ caseId, personalInfo });
  const { intake } = await api.getIntake({ caseId });
  await api.submitIntake({ caseId, version: intake!.version });
}

/** Says of every document that is still missing that the case goes on without it. */
export async function waiveDocuments(api: ApiClient, caseId: string) {
  const { requirements } = await api.listRequirements({ caseId, limit: limits.pageMax });
  for (const { id: requirementId, version } of requirements.filter(({ state }) => state === 'needed'))
    await api.updateRequirement({
      caseId,
      requirementId,
      state: 'not_applicable',
      na_reason: 'Not needed in this case.',
      version,
    });
}
