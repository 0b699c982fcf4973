import type { AskedRound, ReleasedVersion } from '@mediation/api-client';

/** The released versions that a lawyer is not asked to comment on already. */
export const releasedToRead = (
  versions: readonly ReleasedVersion[],
  rounds: readonly AskedRound[],
): ReleasedVersion[] =>
  versions.filter(
    (it) =>
      !rounds.some(
        ({ case_id, document, version_number }) =>
          case_id === it.case_id && document === it.document && version_number === it.number,
      ),
  );
