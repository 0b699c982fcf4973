import { createHash } from 'node:crypto';
import { fileOf } from '../../files/answer-file.ts';
import type { Handlers } from '../../http/handlers.ts';
import { isGotAsKept } from '../documents/uploads.ts';
import type { ExportedChannel, ExportedContent, ExportedMessage } from './exported-content.ts';

/** Takes out a channel, for those who may read it. */
export const channelExport = {
  exportChannel: async ({ input: { channelId, format, language }, asCaller }) => {
    const found = await asCaller(async (sql) => {
      const [about] = await sql<ExportedChannel>`select * from private.export_channel(${channelId}, ${format})`;
      const messages = await sql<ExportedMessage>`
        select m.id, m.created_at as sent_at, coalesce(p.name, 'Platform support') as author, m.sender_role as role,
          m.content as text,
          case when u.id is not null then jsonb_build_object('file_name', u.file_name,
            'sha256', case when ${isGotAsKept} then u.sha256 end) end as document,
          case when m.redacted_at is not null then jsonb_build_object('at', m.redacted_at, 'by', remover.name,
            'reason', m.redacted_reason) end as redacted
        from chat_messages m
        left join profiles p on p.id = m.sender_id
        left join profiles remover on remover.id = m.redacted_by
        left join uploads u on u.id = m.upload_id
        where m.channel_id = ${channelId} order by m.created_at, m.id`;
      return about && { about, messages };
    });
    if (!found) return undefined;
    const { about, messages } = found;
    const content: ExportedContent = {
      channel: channelId,
      case: about.reference === null ? null : { reference: about.reference, title: about.title ?? '' },
      messages,
    };
    const sha256 = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const name = `messages-${about.reference ?? 'support'}.${format}`;
    if (format === 'json') {
      const bytes = Buffer.from(JSON.stringify({ sha256, content }, null, 2));
      return fileOf(bytes, { name, type: 'application/json; charset=utf-8', tag: sha256 });
    }
    const { writeChannelPdf } = await import('./channel-pdf.ts');
    const bytes = await writeChannelPdf(content, about, { sha256, language, timeZone: about.time_zone });
    return fileOf(bytes, { name, type: 'application/pdf', tag: createHash('sha256').update(bytes).digest('hex') });
  },
} satisfies Handlers<typeof import('@mediation/api-client/endpoints/chat/channel-export')>;
