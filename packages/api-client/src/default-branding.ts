import type { Branding } from './endpoints/organizations/branding.ts';

/** The platform's own branding, for guests and for organizations without one. */
export const defaultBranding: Branding = {
  organizationName: 'Mediation Platform',
  displayName: 'Mediation Platform',
  tagline: 'Professional Mediation for Family Matters',
  primaryColor: '#3b82f6',
  secondaryColor: '#10b981',
  logoUrl: null,
  website: null,
  email: null,
  phone: null,
  isCustom: false,
};
