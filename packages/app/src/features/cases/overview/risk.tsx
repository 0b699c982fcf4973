import { listCaseReasons } from '@mediation/api-client';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { CaseRisk } from '../../../shared/cases/case-risk.tsx';

/** For the mediator: the gravest risk that nobody acknowledged, else the latest, if there is one. */
export function Risk({ caseId }: { caseId: string }) {
  const { data } = useEndpoint(listCaseReasons, { caseId });
  return data?.risk ? <CaseRisk risk={data.risk} /> : null;
}
