import { useLingui } from '@lingui/react/macro';
import type { Case } from '@mediation/api-client';
import { homeOf, paths } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { Trail } from '../layout/trail.tsx';

/** The parent page of a case: for a mediator the list of cases, for others the dashboard. */
function useAboveCase() {
  const { t } = useLingui();
  const { role } = useUser();
  return role === 'mediator' ? { name: t`Cases`, to: paths.mediatorCases() } : { name: t`Dashboard`, to: homeOf(role) };
}

/** A link to the parent page of a case. */
export function AboveCase() {
  const { name, to } = useAboveCase();
  return <BackLink to={to}>{name}</BackLink>;
}

export interface CaseTrailProps {
  mediationCase: Pick<Case, 'id' | 'title'>;
  /** The name of the page. */
  children: string;
}

/** The breadcrumbs of a page that belongs to a case. */
export function CaseTrail({ mediationCase, children }: CaseTrailProps) {
  const above = useAboveCase();
  return <Trail above={[above, { name: mediationCase.title, to: paths.case(mediationCase.id) }]}>{children}</Trail>;
}
