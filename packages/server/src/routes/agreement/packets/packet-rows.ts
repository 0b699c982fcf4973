import type { PacketUpload, PacketVersion } from '@mediation/api-client';
import type { Sql } from '../../../database/database.ts';
import type { Storage } from '../../../files/storage.ts';

/** What both parties signed, as far as the caller reads it: the agreement, then the children's plan, then the figures. */
export const packetVersions = (sql: Sql, caseId: string) => sql<PacketVersion>`
  select v.id, v.document, v.number, v.signed_on
  from private.packet_versions(${caseId}) v
  order by array_position(array['memorandum', 'parenting', 'finances'], v.document)`;

/** The documents that everybody in the case reads, as far as the caller is in it. */
export const packetUploads = (sql: Sql, caseId: string) => sql<PacketUpload>`
  select u.id, u.file_name, u.mime, coalesce(p.name, 'Someone') as owner_name, u.pages, u.bytes
  from private.packet_uploads(${caseId}) u left join profiles p on p.id = u.owner_id
  order by u.created_at, u.id`;

/** A document as it is kept; undefined where it is lost. */
export const readKept = async (storage: Storage, key: string | null | undefined) =>
  key && (await storage.has(key)) ? storage.read(key) : undefined;
