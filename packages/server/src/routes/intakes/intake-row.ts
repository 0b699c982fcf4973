import type { Intake } from '@mediation/api-client';

type Answers = Record<string, unknown>;

/** A row of `case_intakes` with the safety answers that the caller may read. */
export interface IntakeRow {
  id: string;
  case_id: string;
  user_id: string | null;
  status: Intake['status'];
  name: string | null;
  email: string | null;
  phone: string | null;
  date_of_birth: string | null;
  address: string | null;
  marriage_details: Answers;
  children: Answers[];
  financial_situation: Answers;
  uploads: Answers[];
  preferences: Answers;
  access_needs: Answers;
  questions: string | null;
  asked: Intake['asked'];
  replies: Intake['replies'];
  prefilled: Intake['prefilled'];
  consent: string | null;
  submitted_at: string | null;
  created_at: string;
  updated_at: string;
  version: number;
  answers: Answers | null;
  prefers_to_talk: boolean | null;
  answered_at: string | null;
  handled_at: string | null;
}

/** Converts a row to an intake of the contract. */
export const toIntake = (row: IntakeRow): Intake => ({
  id: row.id,
  case_id: row.case_id,
  user_id: row.user_id,
  status: row.status,
  personalInfo: {
    name: row.name,
    email: row.email,
    phone: row.phone,
    dateOfBirth: row.date_of_birth,
    address: row.address,
  },
  marriageDetails: row.marriage_details,
  children: row.children,
  financialSituation: row.financial_situation,
  uploads: row.uploads,
  preferences: row.preferences,
  accessNeeds: row.access_needs,
  safety: row.answers && {
    answers: row.answers,
    prefers_to_talk: row.prefers_to_talk ?? false,
    answered_at: row.answered_at,
    handled_at: row.handled_at,
  },
  questions: row.questions,
  asked: row.asked,
  replies: row.replies,
  prefilled: row.prefilled,
  consent: row.consent,
  submitted_at: row.submitted_at,
  updated_at: row.updated_at,
  version: row.version,
});
