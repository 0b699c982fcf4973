import { ApiError } from '@mediation/api-client';
import { type Context, Hono } from 'hono';
import type { Devices } from '../auth/device-cookie.ts';
import { limitDirectLogins } from '../auth/limit-direct-logins.ts';
import { noteDirectSignIns } from '../auth/note-direct-sign-ins.ts';
import { requireLiveSession } from '../auth/require-live-session.ts';
import type { SupabaseFetch } from '../database/lite.ts';
import { limitQueryCost } from './guard/limit-query-cost.ts';
import type { Gate } from './guard/rate-limit.ts';
import { readOnly } from './guard/read-only.ts';
import { remoteAddress } from './guard/remote-address.ts';
import type { AuthDeps } from './request.ts';

interface Deps extends AuthDeps {
  gate: Gate;
  devices: Devices;
}

/** Serves the embedded Supabase: the open routes of its identity provider, and reads of tables. */
export function serveSupabase(supabaseFetch: SupabaseFetch, { gate, devices, ...deps }: Deps) {
  const routes = new Hono();
  routes.on('POST', '/auth/v1/*', async (c, next) => {
    await gate.spend('direct', remoteAddress(c));
    return next();
  });
  routes.on('POST', '/auth/v1/token', limitDirectLogins(gate, devices));
  for (const path of ['/auth/v1/token', '/auth/v1/verify'])
    routes.on('POST', path, noteDirectSignIns({ ...deps, devices }));
  routes.use('/rest/v1/*', readOnly);
  for (const path of ['/auth/v1/*', '/rest/v1/*']) routes.use(path, requireLiveSession(deps));
  routes.use('/rest/v1/*', limitQueryCost);
  const pass = async (c: Context) => {
    const response = await supabaseFetch(c.req.raw);
    const headers = new Headers(response.headers);
    headers.delete('access-control-allow-origin');
    headers.set('cache-control', 'no-store');
    return new Response(response.body, { status: response.status, headers });
  };
  for (const [method, path] of openAuthRoutes) routes.on(method, path, pass);
  routes.on(methods, '/rest/v1/*', pass);
  routes.all('/auth/v1/*', () => {
    throw new ApiError('not_found', 'Not found.');
  });
  return routes;
}

/** The embedded Supabase treats any other method as GET. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * The routes of the embedded identity provider that are open to the network. New passwords, addresses, accounts and mails go
 * through our own calls, with their checks and limits.
 */
const openAuthRoutes = [
  ['POST', '/auth/v1/token'],
  ['POST', '/auth/v1/verify'],
  ['POST', '/auth/v1/logout'],
  ['GET', '/auth/v1/user'],
  ['GET', '/auth/v1/settings'],
  ['GET', '/auth/v1/health'],
] as const;
