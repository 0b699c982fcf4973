import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { compile, firstPersonLines, startOf } from '@mediation/agreement';
import { type DocumentKind, getParentingSchedule } from '@mediation/api-client';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../../agreement-paths.ts';
import { today } from '../../../../words/times/due-text.ts';
import { dateOf } from '../../schedule/rules/plan-day.ts';
import { openLines } from '../../open-lines.ts';
import type { OpenPoint } from './open-point.ts';

/** More problems are counted, so that the first page stays a page. */
const mostNamed = 4;

/** What is open in the parenting schedule, for the parenting plan and for the memorandum once there is a schedule. */
export function useSchedulePoint(caseId: string, document: DocumentKind): OpenPoint[] {
  const { t, i18n } = useLingui();
  const { data } = useEndpoint(getParentingSchedule, { caseId }, { enabled: document !== 'finances' });
  if (data === undefined || (data.schedule === null && document !== 'parenting')) return [];
  const point = { name: openLines.schedule(i18n), to: agreementPaths.schedule(caseId) };
  if (data.schedule === null) return [{ ...point, text: openLines.noSchedule(i18n), isOpen: true }];
  const { problems } = compile(data.schedule, startOf(data.schedule) ?? today());
  const count = (kind: 'gap' | 'clash') => problems.filter((it) => it.kind === kind).length;
  const [gaps, clashes] = [count('gap'), count('clash')];
  const counted = [
    ...(gaps > 0 ? [openLines.gaps(gaps)(i18n)] : []),
    ...(clashes > 0 ? [openLines.clashes(clashes)(i18n)] : []),
  ];
  const named = problems.map(({ kind, from, nights }) => {
    const day = dateOf(from);
    const more = plural(nights - 1, { one: '# more night', other: '# more nights' });
    const where = nights === 1 ? day : t`${day} and ${more}`;
    return kind === 'clash' ? t`${where}: two carers` : t`${where}: no carer`;
  });
  const text = (problems.length > mostNamed ? counted : named).join('; ');
  const lines = document === 'parenting' ? firstPersonLines(data.schedule) : [];
  return [
    { ...point, text: text || t`each night has one carer`, isOpen: problems.length > 0 },
    ...lines.map((line) => ({ ...point, text: t`“${line}”: two people sign. Say whose, or who.`, isOpen: true })),
  ];
}
