import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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
