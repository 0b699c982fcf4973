import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { NotificationPreferences } from '@mediation/api-client';
import { notificationNames, notificationTypes } from './notification-names.ts';

type Preferences = Omit<NotificationPreferences, 'version'>;

/** Describes the differences between two versions of the notification settings. */
export function notificationChanges(before: Preferences, after: Preferences): string[] {
  const changes: string[] = [];
  for (const type of notificationTypes) {
    const name = i18n._(notificationNames[type]);
    const [was, is] = [before.types[type], after.types[type]];
    if (was.in_app !== is.in_app) changes.push(is.in_app ? t`${name}, here: on` : t`${name}, here: off`);
    if (was.email !== is.email) changes.push(is.email ? t`${name}, by email: on` : t`${name}, by email: off`);
  }
  const [was, is] = [before.quiet_hours, after.quiet_hours];
  if (was?.from !== is?.from || was?.to !== is?.to)
    changes.push(is === null ? t`Quiet hours: none` : t`Quiet hours: ${is.from} to ${is.to}`);
  if (before.wording !== after.wording)
    changes.push(after.wording === 'neutral' ? t`Wording: neutral` : t`Wording: with names`);
  return changes;
}
