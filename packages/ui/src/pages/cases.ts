import type { PathStep, RiskLevel } from '../index.ts';

/** A case that needs its mediator, as the dashboard shows it. */
export interface AttentionCase {
  name: string;
  reason: string;
  risk: { level: RiskLevel; label: string; score: number };
  step: number;
  activity: string;
  action: string;
}

/** The cases of Ruth Lindqvist on Tuesday 24 November 2026. */
export const attention: readonly AttentionCase[] = [
  {
    name: 'Brennan – Castillo',
    reason: 'Says he may take Leo abroad',
    risk: { level: 'critical', label: 'Critical', score: 9 },
    step: 5,
    activity: '12m ago',
    action: 'Open case',
  },
  {
    name: 'Okafor family',
    reason: 'Heated messages about school pickup',
    risk: { level: 'high', label: 'High', score: 8 },
    step: 2,
    activity: '25m ago',
    action: 'Open chat',
  },
  {
    name: 'Whitfield family',
    reason: 'The two income forms do not match',
    risk: { level: 'medium', label: 'Medium', score: 5 },
    step: 3,
    activity: '2h ago',
    action: 'Compare',
  },
  {
    name: 'Haddad – Lowe',
    reason: 'No reply from Sami for 9 days',
    risk: { level: 'medium', label: 'Medium', score: 4 },
    step: 4,
    activity: '9d ago',
    action: 'Send reminder',
  },
  {
    name: 'Novak family',
    reason: 'Draft agreement is ready for your check',
    risk: { level: 'low', label: 'Low', score: 2 },
    step: 6,
    activity: '1d ago',
    action: 'Read draft',
  },
];

/** Papers that wait for a decision, the newest first. */
export const papers = [
  { name: 'Mortgage statement', person: 'Maya Okafor', family: 'Okafor family', time: '2h ago' },
  { name: 'Pension summary', person: 'Peter Whitfield', family: 'Whitfield family', time: '5h ago' },
  { name: 'Pay slips, Sept to Nov', person: 'Peter Whitfield', family: 'Whitfield family', time: '5h ago' },
  { name: 'Rental contract', person: 'Noor Haddad', family: 'Haddad – Lowe', time: '1d ago' },
  { name: 'Tax return 2025', person: 'Jisoo Kim', family: 'Kim – Duarte', time: '1d ago' },
  { name: 'Childcare invoices', person: 'Rui Duarte', family: 'Kim – Duarte', time: '1d ago' },
] as const;

/** An address for a thing of the stories. */
export const address = (name: string): string => `#${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** How far the Okafor family has come. */
export const steps: readonly PathStep[] = [
  { id: 'intake', label: 'Intake', state: 'done', note: '3 Nov' },
  { id: 'document_upload', label: 'Document upload', state: 'now', note: '13 of 16 in' },
  { id: 'mediator_review', label: 'Mediator review', state: 'later' },
  { id: 'first_session', label: 'First session', state: 'later', note: '3 Dec' },
  { id: 'negotiation', label: 'Negotiation sessions', state: 'later' },
  { id: 'draft', label: 'Agreement draft', state: 'later' },
  { id: 'final', label: 'Final agreement', state: 'later' },
];
