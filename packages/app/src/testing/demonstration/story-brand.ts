import { type Branding as Answer, defaultBranding, getBranding, getBrandingBySlug } from '@mediation/api-client';
import type { Branding } from '../../../../../.storybook/branding.ts';

/** Converts a brand of Storybook's panel to the branding of an organization. */
export const brandingFrom = ({ primary, secondary, name, tagline, logo }: Branding): Answer => ({
  ...defaultBranding,
  organizationName: name,
  displayName: name,
  tagline,
  primaryColor: primary,
  secondaryColor: secondary,
  logoUrl: logo || null,
  isCustom: primary !== defaultBranding.primaryColor || secondary !== defaultBranding.secondaryColor,
});

/** Answers that give every organization this branding, without its logo: the contract has no address for one of Storybook. */
export const brandingAnswers = (branding: Answer) => ({
  [`GET ${getBranding.path}`]: { branding: { ...branding, logoUrl: null } },
  [`GET ${getBrandingBySlug.path}`]: { organization_id: crypto.randomUUID(), branding: { ...branding, logoUrl: null } },
});
