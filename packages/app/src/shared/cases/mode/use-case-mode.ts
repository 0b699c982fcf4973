import { type CaseMode, getCaseMode, type Role } from '@mediation/api-client';
import { useEndpoint } from '../../../backend/use-endpoint.ts';

/** The mode of a case and what stays due; nothing while it is not known, or without a case. */
export const useCaseMode = (caseId: string | null) =>
  useEndpoint(getCaseMode, { caseId: caseId ?? '' }, { enabled: caseId !== null }).data;

/** Whether the mode of a case keeps a person from writing to everybody in it. */
export const keepsFromWriting = (mode: CaseMode['mode'] | undefined, role: Role) =>
  mode === 'paused' || (mode === 'shuttle' && role === 'divorcee');
