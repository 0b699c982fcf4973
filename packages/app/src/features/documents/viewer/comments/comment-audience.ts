import { useLingui } from '@lingui/react/macro';
import type { Audience, DocumentComment, Role, Upload, User } from '@mediation/api-client';
import { useUser } from '../../../../auth/session-provider.tsx';
import { needsNoReview } from '../../../../words/names/document-names.ts';

const widths: Audience[] = ['private', 'mediator', 'my_side', 'everyone'];

/** For whom somebody can comment on a document: never for more people than read it, and a lawyer never without their client. */
export function commentAudiences(
  upload: Pick<Upload, 'audience' | 'owner_id' | 'status' | 'reviewed_at'>,
  { id, role }: Pick<User, 'id' | 'role'>,
): Audience[] {
  const { audience, owner_id } = upload;
  const possible = widths.slice(0, widths.indexOf(audience) + 1);
  // What a mediator of today or before sent to everybody is of no side.
  if (role === 'mediator' && audience === 'everyone' && (owner_id === id || needsNoReview(upload)))
    return ['private', 'everyone'];
  return role === 'lawyer' ? possible.filter((it) => it !== 'mediator') : possible;
}

/** What a new comment begins with: what most people mean, and never everybody. */
export const usualAudience = (audiences: Audience[], role: Role): Audience =>
  audiences.findLast((it) => it === (role === 'mediator' ? 'private' : role === 'lawyer' ? 'my_side' : 'mediator')) ??
  'private';

/** Who reads a comment, in words. */
export function useCommentReaders(upload: Upload) {
  const { t } = useLingui();
  const { id, role } = useUser();
  const owner = upload.party_name ?? upload.owner_name;
  const own: Partial<Record<string, Partial<Record<Audience, string>>>> = {
    mediator: { mediator: t`${owner} and you`, my_side: t`${owner}, their lawyer and you` },
    lawyer: { my_side: t`Your client, you and the mediator` },
    divorcee: { mediator: t`You and your mediator`, my_side: t`You, your lawyer and your mediator` },
  };
  const others: Record<Audience, string> = {
    private: t`Only you`,
    mediator: t`One party and the mediator`,
    my_side: t`One side and the mediator`,
    everyone: t`Everyone in the case`,
  };
  const ofNew = (audience: Audience) => own[role]?.[audience] ?? others[audience];
  return {
    ofNew,
    of: ({ author_id, audience }: DocumentComment) => (author_id === id ? ofNew(audience) : others[audience]),
  };
}
