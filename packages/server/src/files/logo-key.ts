/** The key of an organization's logo in the storage. */
export const logoKey = (organizationId: string, version: string) => `logos/${organizationId}/${version}.png`;

/** The version of a logo, from the address that pages use; undefined without a logo. */
export const logoVersion = (url: string): string | undefined => /\?v=([0-9a-f]{8})$/.exec(url)?.[1];
