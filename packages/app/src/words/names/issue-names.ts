import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Issue } from '@mediation/api-client';

/** The issues that parties may have to settle. */
export const issueNames: Record<Issue['issue'], MessageDescriptor> = {
  parenting: msg`Parenting`,
  home: msg({ context: 'issue', message: 'Home' }),
  pensions: msg`Pensions`,
  debts: msg`Debts`,
  support: msg`Support`,
  other: msg`Other`,
};
