import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnquiryWish } from '@mediation/api-client';

/** What would help somebody, as they choose it and as the office reads it. */
export const wishNames: Record<EnquiryWish, MessageDescriptor> = {
  video: msg`By video`,
  in_person: msg`In person`,
  separate_rooms: msg`Separate rooms`,
  mornings: msg`Mornings`,
  evenings: msg`Evenings`,
  interpreter: msg`An interpreter`,
  step_free: msg`Step-free`,
};
