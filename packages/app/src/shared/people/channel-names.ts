import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { SafeContact } from '@mediation/api-client';

export type ContactChannel = SafeContact['channels'][number];

/** The ways to reach a person, as they stand in a sentence. */
export const channelNames: Record<ContactChannel, MessageDescriptor> = {
  app: msg`this platform`,
  email: msg`email`,
  phone: msg`phone`,
  sms: msg`text message`,
  post: msg`post`,
};

/** What is shown while nobody knows what is safe. Only a person with an account, who confirms it, can be asked here. */
export const unsaid = (contact: SafeContact) =>
  'confirmed_at' in contact ? t`Not said yet. Ask on this platform.` : t`Not said yet. Ask first what is safe.`;
