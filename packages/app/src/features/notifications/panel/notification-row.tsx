import { i18n } from '@lingui/core';
import type { Notification, Role } from '@mediation/api-client';
import type { PanelNotification } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { documentNames } from '../../../words/names/document-names.ts';
import { issueNames } from '../../../words/names/issue-names.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { notificationText } from '../../../words/texts/notification-text.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { lawyerSentences } from './lawyer-sentences.ts';
import { namedSentence } from './named-sentences.ts';
import { notificationKind } from './notification-kind.ts';
import { notificationLink } from './notification-link.ts';

/** What a notification says to somebody of this role: to parties with first names, as everywhere in their case. */
export function notificationSentence(notification: Notification, role: Role): string {
  const named = namedSentence(notification, role === 'divorcee' ? firstName : (name) => name);
  if (named !== null) return named;
  const ofClient = role === 'lawyer' ? lawyerSentences[notification.message] : undefined;
  return ofClient === undefined ? notificationText(notification) : i18n._(ofClient);
}

const kinds = { ...documentNames, ...issueNames };
const isKind = (kind: string): kind is keyof typeof kinds => kind in kinds;

/** The document or topic that a notification is about: by its own name where it has no kind that everybody knows. */
function subjectOf({ subject_kind: kind, subject_name: name }: Notification) {
  if (kind === null) return [];
  const isNamed = kind === 'other' || (kind in issueNames && name !== null);
  if (isNamed || !isKind(kind)) return name === null ? [] : [name];
  return [i18n._(kinds[kind])];
}

/** Notifications that read alike as one row, which leads to the newest. */
export function notificationRow([newest, ...others]: [Notification, ...Notification[]], role: Role): PanelNotification {
  const to = notificationLink(newest, role);
  const all = [newest, ...others];
  return {
    id: newest.id,
    type: notificationKind(newest),
    text: notificationSentence(newest, role),
    count: all.length,
    subjects: [...new Set(all.flatMap((it) => subjectOf(it)))],
    note: newest.case_title ?? undefined,
    time: relativeTime(newest.created_at),
    dateTime: newest.created_at,
    unread: all.some(({ status }) => status === 'unread'),
    link: to === null ? undefined : <Link to={to} />,
  };
}
