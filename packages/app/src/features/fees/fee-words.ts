import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Invoice, TimeEntry } from '@mediation/api-client';
import { viewerLocale } from '../../words/names/viewer.ts';

/** The names of what became of an invoice. */
export const invoiceStates: Record<Invoice['state'], MessageDescriptor> = {
  open: msg({ context: 'invoice', message: 'Open' }),
  part_paid: msg`Partly paid`,
  paid: msg`Paid`,
  cancelled: msg`Cancelled`,
  credit_note: msg`Credit note`,
};

const sessionNames: Record<NonNullable<TimeEntry['session_kind']>, MessageDescriptor> = {
  intro: msg`First talk`,
  individual: msg`Session alone`,
  joint: msg`Joint session`,
  shuttle: msg`Session in separate rooms`,
  review: msg`Session looking back`,
};

/** A duration, like "1 h 15". */
export const timeText = (minutes: number) => t`${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;

/** An amount in a column whose head names the currency: "216.00". */
export const plainAmount = (minor: number, currency: string) => {
  const format = new Intl.NumberFormat(viewerLocale(), { style: 'currency', currency, useGrouping: 'always' });
  return format
    .formatToParts(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
    .filter(({ type }) => type !== 'currency' && type !== 'literal')
    .map(({ value }) => value)
    .join('');
};

const dayAs = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T12:00Z`).toLocaleDateString(viewerLocale(), { ...options, timeZone: 'UTC' });

/** A day in a column: "17 Nov". */
export const shortDay = (day: string) => dayAs(day, { day: 'numeric', month: 'short' });

/** A day in a sentence: "14 December", with its year when it is another one. */
export const longDay = (day: string, now = new Date()) =>
  dayAs(day, { day: 'numeric', month: 'long', ...(!day.startsWith(String(now.getFullYear())) && { year: 'numeric' }) });

/** The month of a day: "November". */
export const monthName = (day: string) => dayAs(day, { month: 'long' });

/** What time was for: words of the mediator, or the kind of a session. */
export function whatText({ what, session_kind: kind }: Pick<TimeEntry, 'what' | 'session_kind'>): string {
  if (what !== null) return what;
  return kind === null ? t`Session` : i18n._(sessionNames[kind]);
}

/** The percent of a tax with its name: "20% VAT". */
export const taxText = (name: string, percent: number) =>
  t`${(percent / 100).toLocaleString(viewerLocale(), { style: 'percent', maximumFractionDigits: 2 })} ${name}`;
