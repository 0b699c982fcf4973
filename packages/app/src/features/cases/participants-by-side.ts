import type { ApiClient, Participant } from '@mediation/api-client';

/** The input of an invitation to a case. */
export type InvitationInput = Omit<Parameters<ApiClient['invite']>[0], 'caseId'>;

/** The party of one side and their lawyer. */
export interface SideParticipants {
  party: Participant | null;
  lawyer: Participant | null;
}

export interface ParticipantsBySide {
  A: SideParticipants;
  B: SideParticipants;
  mediators: Participant[];
  /** The role and side that an invitation fills first. */
  nextToInvite: Pick<InvitationInput, 'role' | 'side'>;
}

const isThere = ({ status }: Participant) => status === 'active' || status === 'invited';

/** Groups the participants of a case by side. The sides are equal; only their order differs. */
export function participantsBySide(participants: Participant[]): ParticipantsBySide {
  const there = participants.filter(isThere);
  const side = (name: 'A' | 'B'): SideParticipants => ({
    party: there.find((it) => it.side === name && it.role === 'divorcee') ?? null,
    lawyer: there.find((it) => it.side === name && it.role === 'lawyer') ?? null,
  });
  const places = { A: side('A'), B: side('B'), mediators: there.filter((it) => it.role === 'mediator') };
  const open = (['divorcee', 'lawyer'] as const).flatMap((role) =>
    (['A', 'B'] as const)
      .filter((name) => (role === 'divorcee' ? places[name].party : places[name].lawyer) === null)
      .map((name) => ({ role, side: name })),
  );
  return { ...places, nextToInvite: open[0] ?? { role: 'lawyer', side: 'A' } };
}
