import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@mediation/api-client';
import { roleNames } from './role-names.ts';

const sections: Record<string, MessageDescriptor> = {
  ...roleNames,
  profile: msg`Profile`,
  case: msg`Case`,
  cases: msg`Cases`,
  intake: msg`Intake`,
  faq: msg`FAQ`,
  'what-to-expect': msg`What to expect`,
  'privacy-policy': msg`Privacy policy`,
};

/** What the part of the app is called that an address belongs to, by its first segment; elsewhere the person's role. */
export const sectionName = (pathname: string, role: Role): MessageDescriptor =>
  sections[pathname.split('/')[1] ?? ''] ?? roleNames[role];
