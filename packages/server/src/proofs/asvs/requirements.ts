import type { Requirement } from './requirement.ts';
import { inputRequirements } from './input-requirements.ts';
import { accessControlRequirements } from './access-control-requirements.ts';
import { operationsRequirements } from './operations-requirements.ts';

/** Every applicable requirement, by number. */
export const requirements: Requirement[] = [
  ...inputRequirements,
  ...accessControlRequirements,
  ...operationsRequirements,
].map(([id, level, asks, besides]) => ({ id, level, asks, ...besides }));

/** Requirements of levels 1 and 2 that do not apply, with the reason. */
export const notApplicable: [ids: string, why: string][] = [
  ['1.2.6–1.2.8, 1.3.8, 1.3.9', 'No LDAP, XPath, LaTeX, JNDI or memcache.'],
  ['1.4', 'No code in a language without memory safety is ours.'],
  ['1.5.1', 'No XML is read.'],
  ['4.3', 'No GraphQL.'],
  ['6.6.1', 'No codes by telephone.'],
  ['6.8, 10', 'No other identity provider, no OAuth server of our own.'],
  ['12.1.3', 'No client certificates.'],
  ['17', 'No WebRTC.'],
];
