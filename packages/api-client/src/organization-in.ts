/**
 * Finds the organization of a sign-in page: from the address (`?org=hearthside`) or from a host of its own
 * (`hearthside.mediation.example`). Null for the platform itself.
 */
export function organizationIn({ search, hostname }: { search: string; hostname: string }): string | null {
  const named = new URLSearchParams(search).get('org');
  if (named) return named;
  const [first, ...rest] = hostname.split('.');
  const isNamed = rest.length >= 2 && first !== 'www' && !/^[\d.]+$/.test(hostname);
  return isNamed ? (first ?? null) : null;
}
