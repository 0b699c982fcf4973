import { type Branding, defaultBranding } from '@mediation/api-client';

/** The branding columns of `organizations`. */
export interface OrganizationRow {
  name: string;
  display_name: string;
  tagline: string;
  primary_color: string;
  secondary_color: string;
  logo_url: string | null;
  website: string | null;
  email: string | null;
  phone: string | null;
}

/** Converts a row to the branding of the contract. */
export const toBranding = (row: OrganizationRow): Branding => ({
  organizationName: row.name,
  displayName: row.display_name,
  tagline: row.tagline,
  primaryColor: row.primary_color,
  secondaryColor: row.secondary_color,
  logoUrl: row.logo_url,
  website: row.website,
  email: row.email,
  phone: row.phone,
  isCustom:
    row.logo_url !== null ||
    row.primary_color !== defaultBranding.primaryColor ||
    row.secondary_color !== defaultBranding.secondaryColor,
});
