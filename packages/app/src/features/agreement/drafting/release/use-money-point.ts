import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { totalsOf } from '@mediation/agreement';
import { type DocumentKind, getMoney } from '@mediation/api-client';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../../agreement-paths.ts';
import { joinedLines, openLines } from '../../open-lines.ts';
import type { OpenPoint } from './open-point.ts';

/** What is open in the money, for the financial statement and for the memorandum once there are figures. */
export function useMoneyPoint(caseId: string, document: DocumentKind): OpenPoint[] {
  const { t, i18n } = useLingui();
  const { data } = useEndpoint(getMoney, { caseId }, { enabled: document !== 'parenting' });
  if (data === undefined || (data.figures.length === 0 && document !== 'finances')) return [];
  const point = { name: openLines.money(i18n), to: agreementPaths.money(caseId) };
  if (data.figures.length === 0) return [{ ...point, text: openLines.noFigures(i18n), isOpen: true }];
  if (data.opened_at === null) return [{ ...point, text: openLines.notOpened(i18n), isOpen: true }];
  const [first, second] = data.parties.map(({ participant_id }) => participant_id);
  const unsettled =
    first === undefined || second === undefined ? 0 : totalsOf(data.figures, [first, second]).unsettled.length;
  // A question that was not sent is the mediator's own note.
  const unsent = data.questions.filter(({ sent_at, answer }) => sent_at === null && answer === null).length;
  const open = data.questions.filter(({ sent_at, answer }) => sent_at !== null && answer === null).length;
  const lines = [
    ...(open > 0 ? [openLines.questions(open)] : []),
    ...(unsettled > 0 ? [openLines.unsettled(unsettled)] : []),
  ];
  const isOpen = lines.length > 0;
  const own = plural(unsent, {
    one: '# question that is not sent yet, for you alone',
    other: '# questions that are not sent yet, for you alone',
  });
  return [
    ...(unsent > 0 ? [{ ...point, text: own, isOpen: true, isOwn: true }] : []),
    ...(isOpen ? [{ ...point, text: joinedLines(...lines)(i18n), isOpen }] : []),
    ...(isOpen || unsent > 0 ? [] : [{ ...point, text: t`no open questions`, isOpen }]),
  ];
}
