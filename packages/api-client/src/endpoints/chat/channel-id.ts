import * as z from 'zod/mini';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * `case-{caseId}` is everyone in the case; `private-{caseId}-{userId}` that party, their confirmed lawyer and the
 * mediator; `support-{userId}` that person and the admins; `ai-{userId}` the person's assistant, which is read-only
 * here.
 */
export const ChannelId = z
  .string()
  .check(z.regex(new RegExp(`^(case-${uuid}|private-${uuid}-${uuid}|(support|ai)-${uuid})$`)));
export type ChannelId = z.infer<typeof ChannelId>;
