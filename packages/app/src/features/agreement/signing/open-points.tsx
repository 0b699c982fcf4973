import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, listClauseComments, listLawyerRounds } from '@mediation/api-client';
import { Notice } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { moment } from '../../../words/times/relative-time.ts';
import { documentSearch } from '../use-document.ts';

export interface OpenPointsProps {
  version: AgreementVersion;
  /** The first name. */
  mediator: string;
}

/**
 * What is still open about a version before a party signs it: comments without an outcome, a lawyer round, and points
 * that the version itself leaves open. Of private comments the server returns only the reader's own.
 */
export function OpenPoints({ version, mediator }: OpenPointsProps) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const { case_id: caseId, id: versionId, document, open_points } = version;
  const { data } = useEndpoint(listClauseComments, { caseId, versionId });
  const { data: lawyers } = useEndpoint(listLawyerRounds, { caseId, document });
  const unanswered = (data?.comments ?? []).filter((it) => it.outcome === null && it.author_role !== 'mediator');
  const [own, others] = [
    unanswered.filter((it) => it.author_id === me),
    unanswered.filter((it) => it.author_id !== me),
  ];
  const first = others[0] ?? own[0];
  const round = lawyers?.rounds.find((it) => it.version_id === versionId && it.closed_at === null);
  const open = [
    own.length > 0 &&
      t`${plural(own.length, { one: '# question of yours waits for an answer.', other: '# questions of yours wait for an answer.' })}`,
    others.length > 0 &&
      t`${plural(others.length, { one: '# comment is still open.', other: '# comments are still open.' })}`,
    round && t`Lawyers can comment until ${moment(round.deadline_at)}.`,
    open_points.length > 0 &&
      t`${plural(open_points.length, { one: 'This version leaves # point open.', other: 'This version leaves # points open.' })}`,
  ].filter((it) => typeof it === 'string');
  if (open.length === 0) return null;
  return (
    <Notice tone="info">
      {[...open, sentence(t`You can ask ${mediator} before you sign.`)].join(' ')}{' '}
      <Link
        to={{
          pathname: agreementPaths.home(caseId),
          ...documentSearch(document),
          ...(first && { hash: `#clause-${first.clause_id}` }),
        }}
      >
        {first ? t`Read the comments` : t`See what is open`}
      </Link>
    </Notice>
  );
}
