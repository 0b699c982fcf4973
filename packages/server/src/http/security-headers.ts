import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { HelperPages } from '../env.ts';

interface Options {
  /** Another origin that pages talk to, or empty. */
  supabaseUrl: string;
  /** Hashes of the inline scripts of the built page. */
  scriptHashes: string[];
  helperPages?: HelperPages | undefined;
}

/** What a page may do beyond all others. */
interface Wider {
  script?: string[];
  connect?: string[];
  image?: string[];
  /** Who may frame it. */
  ancestors?: string[];
}

/**
 * What a browser may do with our pages. Inline styles stay allowed, because scroll locking inserts a style whose text
 * depends on the width of the scroll bar; scripts are ours alone. An answer that is stricter about itself stays so. Where
 * helper pages are on, the builder may frame its host page, and the page of a built project runs what was built.
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

/** Pages that people build show pictures from wherever the builder keeps them. */
const anyImage = ['https:'];

/** Nothing here needs a device. Who photographs a document does so with the camera of the system. */
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
      // A logo that was chosen and not yet sent is shown as a blob.
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
