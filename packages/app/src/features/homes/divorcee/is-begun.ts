import type { Intake } from '@mediation/api-client';

/** Whether a party has said anything in their intake. Who they are is there before, from the mediator who opened the case. */
export const isBegun = (intake: Omit<Intake, 'personalInfo'>) =>
  intake.safety?.prefers_to_talk === true ||
  [
    intake.marriageDetails,
    intake.children,
    intake.financialSituation,
    intake.uploads,
    intake.preferences,
    intake.accessNeeds,
    intake.safety?.answers ?? {},
  ].some((answers) => Object.keys(answers).length > 0);
