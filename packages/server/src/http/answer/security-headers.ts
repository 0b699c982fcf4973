import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { HelperPages } from '../../settings/env.ts';

interface Options {
  /** The origin of a hosted Supabase that pages connect to, or empty. */
  supabaseUrl: string;
  /** Hashes of the inline scripts of the built page. */
  scriptHashes: string[];
  helperPages?: HelperPages | undefined;
}

/** Sources that one page may use in addition to the default policy. */
interface Wider {
  script?: string[];
  connect?: string[];
  image?: string[];
  /** The origins that may frame the page. */
  ancestors?: string[];
}

/**
 * Sets the security headers. Inline styles are allowed, because scroll locking inserts a style whose text depends on
 * the width of the scroll bar; scripts must be our own. A stricter policy of a response itself wins. When helper pages
 * are on, the page builder may frame its host page, and `/plasmic` may run the code of the built project.
 */
export function securityHeaders({ helperPages, ...options }: Options): MiddlewareHandler {
  const usual = headersOf(options, {});
  const wider = helperPages ? helpersOf(options, helperPages) : {};
  return async (c, next) => {
    let own: string | null = null;
    await (wider[c.req.path] ?? usual)(c, async () => {
      await next();
      own = c.res.headers.get(policy);
    });
    if (own) c.res.headers.set(policy, own);
  };
}

/** Pages made in the page builder show pictures from any host. */
const anyImage = ['https:'];

/** The pages use no device. A person who photographs a document does so with the camera app of the system. */
const noDevices = {
  accelerometer: [],
  browsingTopics: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  hid: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  serial: [],
  usb: [],
  xrSpatialTracking: [],
};

const policy = 'content-security-policy';

function helpersOf(options: Options, { studio, project }: HelperPages): Record<string, MiddlewareHandler> {
  const hosting = { script: [studio], connect: [studio], image: anyImage, ancestors: [studio] };
  return {
    '/plasmic-host': headersOf(options, hosting),
    ...(project && {
      '/plasmic': headersOf(options, { script: ["'unsafe-eval'"], connect: [project.host], image: anyImage }),
    }),
  };
}

const headersOf = (
  { supabaseUrl, scriptHashes }: Options,
  { script = [], connect = [], image = [], ancestors }: Wider,
) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes, ...script],
      styleSrc: ["'self'", "'unsafe-inline'"],
      fontSrc: ["'self'"],
      // The preview of a chosen logo is a blob URL.
      imgSrc: ["'self'", 'data:', 'blob:', ...image],
      connectSrc: ["'self'", ...(supabaseUrl ? [supabaseUrl, supabaseUrl.replace(/^http/, 'ws')] : []), ...connect],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ancestors ?? ["'none'"],
      objectSrc: ["'none'"],
    },
    permissionsPolicy: noDevices,
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    xFrameOptions: ancestors ? false : 'DENY',
  });
