import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type DocumentKind, getMoney } from '@mediation/api-client';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { paths } from '../../../../paths.ts';
import type { OpenPoint } from './open-point.ts';

/** What is open in the money, for the financial statement and for the memorandum once there are figures. */
export function useMoneyPoint(caseId: string, document: DocumentKind): OpenPoint[] {
  const { t } = useLingui();
  const { data } = useEndpoint(getMoney, { caseId }, { enabled: document !== 'parenting' });
  if (data === undefined || (data.figures.length === 0 && document !== 'finances')) return [];
  const point = { name: t`Money`, to: paths.agreementMoney(caseId) };
  if (data.figures.length === 0) return [{ ...point, text: t`no figures yet`, isOpen: true }];
  if (data.opened_at === null) return [{ ...point, text: t`the statements are not opened yet`, isOpen: true }];
  // A question that was not sent is the mediator's own note.
  const open = data.questions.filter(({ sent_at, answer }) => sent_at !== null && answer === null).length;
  const text = open > 0 ? plural(open, { one: '# open question', other: '# open questions' }) : t`no open questions`;
  return [{ ...point, text, isOpen: open > 0 }];
}
