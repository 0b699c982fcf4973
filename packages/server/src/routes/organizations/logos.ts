import { createHash } from 'node:crypto';
import { ApiError, endpoints, limits } from '@mediation/api-client';
import type { Sql } from '../../database/database.ts';
import { fileOf } from '../../files/answer-file.ts';
import { drawLogo } from '../../files/draw-logo.ts';
import type { Files } from '../../files/files.ts';
import { logoKey, logoVersion } from '../../files/logo-key.ts';
import type { Handlers } from '../../http/handlers.ts';

interface Deps {
  files: Files;
}

/** An older logo stays in storage until the sweep, because open pages may still show it. */
export const logos = ({ files: { storage } }: Deps) =>
  ({
    uploadLogo: async ({ input: { orgId, file }, asCaller }) => {
      if (file.size > limits.logoMaxBytes)
        throw new ApiError('too_large', `Choose a logo of at most ${limits.logoMaxBytes / 1024 / 1024} MB.`);
      const isThere = await asCaller(async (sql) => {
        const [held] = await sql`select 1 from organizations where id = ${orgId} for no key update`;
        return held ?? refuse(sql, orgId);
      });
      if (!isThere) return undefined;
      const png = await drawLogo(new Uint8Array(await file.arrayBuffer()));
      const version = createHash('sha256').update(png).digest('hex').slice(0, 8);
      const logoUrl = `${endpoints.uploadLogo.path.replace(':orgId', orgId)}?v=${version}`;
      await storage.keepBytes(logoKey(orgId, version), png, 'image/png');
      return asCaller(async (sql) => {
        const [changed] = await sql`update organizations set logo_url = ${logoUrl} where id = ${orgId} returning id`;
        return changed && { logoUrl };
      });
    },

    getLogo: async ({ input: { orgId, v }, asCaller }) => {
      const [logo] = await asCaller((sql) => sql<{ url: string | null }>`select private.logo_of(${orgId}) as url`);
      const version = logoVersion(logo?.url ?? '');
      const key = version && logoKey(orgId, version);
      if (!key || !(await storage.has(key))) return undefined;
      const png = await storage.read(key);
      const cacheControl = v === version ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
      return fileOf(png, { name: 'logo.png', type: 'image/png', tag: version, isInline: true, cacheControl });
    },

    removeLogo: async ({ input: { orgId }, sql }) => {
      const [held] = await sql`select 1 from organizations where id = ${orgId} for no key update`;
      if (!held) return refuse(sql, orgId);
      await sql`update organizations set logo_url = null where id = ${orgId}`;
      return { ok: true as const };
    },
  }) satisfies Handlers<typeof import('@mediation/api-client/endpoints/organizations/logos')>;

/** Answers `forbidden` to people who may read the organization, and `not_found` to all others. */
async function refuse(sql: Sql, orgId: string): Promise<undefined> {
  const [seen] = await sql`select 1 from organizations where id = ${orgId}`;
  if (seen) throw new ApiError('forbidden', 'You may not do this.');
}
