import { t } from '@lingui/core/macro';
import type { Browser, Recognition } from '@mediation/api-client';

/** How a signer was recognized. */
export const recognitionWords = (by: Recognition): string =>
  ({
    passkey: t`A passkey`,
    code_app: t`A code of their app, beside the password`,
    recovery_code: t`A recovery code, in place of their second step`,
    password: t`The password, with a code from an e-mail where e-mail is safe`,
    paper: t`The paper, as the mediator recorded it`,
    earlier: t`This was not kept at that time`,
  })[by];

/** The name of a kind of browser. */
export const browserWords = (browser: Browser): string =>
  ({
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    samsung: 'Samsung Internet',
    other: t`Another one`,
  })[browser];
