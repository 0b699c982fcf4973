import type { CaseListItem, CaseRequest, Insight, RiskLevel } from '@mediation/api-client';
import { limits } from '@mediation/api-client';

const hour = 3_600_000;
const quietFor = 7 * 24 * hour;
const recently = 7 * 24 * hour;

/** The latest risk assessment of a case. */
export interface Risk {
  level: RiskLevel;
  score: number;
}

/** The facts about a case besides its row in the list. */
export interface CaseSignals {
  risk: Risk | null;
  requests: CaseRequest[];
  /** For each document the hours that it has waited for review. */
  documentHours: number[];
}

/** Why a case needs its mediator, the most serious first. */
export type Reason =
  | { kind: 'safety' | 'risk' | 'private_conversation' | 'pause' | 'alone' | 'review' }
  | { kind: 'documents'; count: number; hours: number }
  | { kind: 'unread'; count: number }
  | { kind: 'quiet'; days: number };

export interface Attention {
  listedCase: CaseListItem;
  reason: Reason;
  risk: Risk | null;
  isFlagged: boolean;
}

const weights: Record<Reason['kind'], number> = {
  safety: 0,
  risk: 1,
  private_conversation: 2,
  pause: 3,
  documents: 4,
  unread: 5,
  review: 6,
  quiet: 7,
  alone: 8,
};

/** The cases that need their mediator, each with its most serious reason, most serious first. */
export function needingAttention(
  cases: CaseListItem[],
  signsOf: (caseId: string) => CaseSignals,
  now = Date.now(),
): Attention[] {
  return cases
    .flatMap((listedCase): Attention[] => {
      const signs = signsOf(listedCase.id);
      const reason = listedCase.status === 'closed' ? undefined : reasonFor(listedCase, signs, now);
      const isFlagged = signs.requests.some(({ kind }) => kind === 'safety_concern');
      return reason === undefined ? [] : [{ listedCase, reason, risk: signs.risk, isFlagged }];
    })
    .toSorted((a, b) => weights[a.reason.kind] - weights[b.reason.kind]);
}

function reasonFor(
  listedCase: CaseListItem,
  { risk, requests, documentHours }: CaseSignals,
  now: number,
): Reason | undefined {
  const asked = (kind: CaseRequest['kind']) =>
    requests.some((request) => request.kind === kind && now - Date.parse(request.created_at) < recently);
  if (asked('safety_concern')) return { kind: 'safety' };
  if (risk?.level === 'critical' || risk?.level === 'high') return { kind: 'risk' };
  if (asked('private_conversation')) return { kind: 'private_conversation' };
  if (asked('pause')) return { kind: 'pause' };
  if (documentHours.length > 0)
    return { kind: 'documents', count: documentHours.length, hours: Math.floor(Math.max(...documentHours)) };
  if (listedCase.unread_count > 0) return { kind: 'unread', count: listedCase.unread_count };
  if (listedCase.step === 'mediator_review') return { kind: 'review' };
  const silence = now - Date.parse(listedCase.last_activity_at);
  if (listedCase.status === 'open' && silence > quietFor)
    return { kind: 'quiet', days: Math.floor(silence / (24 * hour)) };
  if (listedCase.status === 'open' && listedCase.people.length < 2) return { kind: 'alone' };
  return undefined;
}

/** The risk of the newest assessment among these insights. */
export function riskOf(insights: Insight[]): Risk | null {
  const content = insights.find(({ insight_type }) => insight_type === 'risk_assessment')?.content;
  const { risk_level, risk_score } = (content ?? {}) as { risk_level?: RiskLevel; risk_score?: number };
  return risk_level === undefined ? null : { level: risk_level, score: Math.round(risk_score ?? 0) };
}

/** How late a review is: `soon` after a day, `late` after the promised time. */
export function lateness(hours: number): 'in_time' | 'soon' | 'late' {
  if (hours >= limits.reviewHoursTo) return 'late';
  return hours >= limits.reviewHoursFrom ? 'soon' : 'in_time';
}
