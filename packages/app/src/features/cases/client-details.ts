import { t } from '@lingui/core/macro';
import type { ApiClient } from '@mediation/api-client';
import { tabDraft } from '../../browser/tab-draft.ts';
import type { InvitationInput, ParticipantsBySide } from './participants-by-side.ts';

type Client = Pick<Parameters<ApiClient['createCase']>[0]['personalInfo'], 'name' | 'email'>;

/**
 * The name and address of a new case's client for the invitation that follows. Only in this tab, because nobody but the
 * client may read the draft intake that contains them.
 */
const clientOf = (caseId: string) => tabDraft<Client>(`client:${caseId}`);

/** Keeps them until the person signs out. */
export const keepClientDetails = (caseId: string, { name, email }: Client) => clientOf(caseId).keep({ name, email });

/** The known details of the person to invite: the client of a new case is the first party. */
export const clientDetailsFor = (caseId: string, { role, side }: Pick<InvitationInput, 'role' | 'side'>) =>
  role === 'divorcee' && side === 'A' ? clientOf(caseId).read() : null;

/** What the two sides are called: by the party, by the client whom this mediator named with the case, or by their order. */
export const sideNamesInCase = (caseId: string, sides: Pick<ParticipantsBySide, 'A' | 'B'>) => ({
  A: sides.A.party?.name ?? clientDetailsFor(caseId, { role: 'divorcee', side: 'A' })?.name ?? t`First party`,
  B: sides.B.party?.name ?? t`Second party`,
});
