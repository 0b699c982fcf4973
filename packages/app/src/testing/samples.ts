import type {
  CaseTopic,
  MediationSession,
  Participant,
  Proposal,
  RealityCheck,
  SessionAttendee,
} from '@mediation/api-client';

const at = '2026-12-01T10:00:00Z';

/** A joint session by video, proposed and without a time. */
export const sampleSession = (values: Partial<MediationSession>): MediationSession => ({
  id: 'session',
  moved_from: null,
  link_shared_with: null,
  case_id: 'case',
  kind: 'joint',
  mode: 'video',
  status: 'proposed',
  starts_at: null,
  ends_at: null,
  time_zone: 'Europe/London',
  minutes: 60,
  agenda: [],
  neutral_title: true,
  attendees: [],
  slots: [],
  requests: [],
  next_actions: [],
  outcome_note: null,
  cancel_reason: null,
  ics_uid: 'session',
  ics_sequence: 0,
  proposed_by: 'ruth',
  version: 1,
  created_at: at,
  move_reason: null,
  answer_by: null,
  words: [],
  documents: [],
  held_minutes: null,
  settled: [],
  ...values,
});

/** A party who is invited to a session. */
export const sampleAttendee = (id: string, values: Partial<SessionAttendee> = {}): SessionAttendee => ({
  participant_id: id,
  user_id: id,
  name: id,
  role: 'divorcee',
  side: 'A',
  arrives_minutes: 0,
  place: null,
  link: null,
  attendance: null,
  ...values,
});

/** A party who has joined a case. */
export const sampleParticipant = (id: string, values: Partial<Participant> = {}): Participant => ({
  id,
  case_id: 'case',
  user_id: id,
  name: id,
  role: 'divorcee',
  side: 'A',
  status: 'active',
  represents_participant_id: null,
  joined_at: at,
  confirmed_by_client_at: null,
  ...values,
});

/** A topic in discussion. */
export const sampleTopic = (values: Partial<CaseTopic> = {}): CaseTopic => ({
  id: 'school',
  case_id: 'case',
  issue: 'parenting',
  title: null,
  note: null,
  state: 'in_discussion',
  proposal_id: null,
  changed_at: at,
  version: 1,
  ...values,
});

/** An open proposal of Daniel to everybody. */
export const sampleProposal = (values: Partial<Proposal> = {}): Proposal => ({
  id: crypto.randomUUID(),
  case_id: 'case',
  topic_id: 'school',
  from_participant_id: 'daniel',
  from_name: 'Daniel',
  from_role: 'divorcee',
  audience: 'everyone',
  side_participant_id: null,
  terms: [{ label: 'Wednesday', words: 'In turns.' }],
  note: null,
  state: 'offered',
  parent_id: null,
  expires_at: null,
  settled_at: null,
  created_at: at,
  accepted_by: [],
  declined_by: [],
  ...values,
});

/** A question of the mediator to Maya that waits for an answer. */
export const sampleQuestion = (values: Partial<RealityCheck> = {}): RealityCheck => ({
  id: crypto.randomUUID(),
  case_id: 'case',
  topic_id: 'school',
  participant_id: 'maya',
  question: 'Who collects them?',
  answer: null,
  answered_at: null,
  created_at: at,
  ...values,
});
