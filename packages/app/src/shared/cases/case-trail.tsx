import { useLingui } from '@lingui/react/macro';
import type { Case } from '@mediation/api-client';
import { homeOf, paths } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { Trail } from '../layout/trail.tsx';

/** From where a person comes to a case: a mediator from their list, everybody else from their first page. */
function useAboveCase() {
  const { t } = useLingui();
  const { role } = useUser();
  return role === 'mediator' ? { name: t`Cases`, to: paths.mediatorCases() } : { name: t`Dashboard`, to: homeOf(role) };
}

/** The way from a case to where it belongs. */
export function AboveCase() {
  const { name, to } = useAboveCase();
  return <BackLink to={to}>{name}</BackLink>;
}

export interface CaseTrailProps {
  mediationCase: Pick<Case, 'id' | 'title'>;
  /** The name of the page. */
  children: string;
}

/** Where a page of a case belongs: below the case itself. */
export function CaseTrail({ mediationCase, children }: CaseTrailProps) {
  const above = useAboveCase();
  return <Trail above={[above, { name: mediationCase.title, to: paths.case(mediationCase.id) }]}>{children}</Trail>;
}
