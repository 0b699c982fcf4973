import { BrandMark } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { homeOf } from '../../paths.ts';
import { useBrand } from '../../appearance/brand.ts';
import { useUser } from '../../auth/session-provider.tsx';

/** The organization's mark in the top bar, linked to the person's first page. */
export function BrandHome() {
  const { role } = useUser();
  const { name, logoUrl } = useBrand();
  return (
    <BrandMark asChild hideName name={name} logoUrl={logoUrl ?? undefined}>
      <Link to={homeOf(role)} />
    </BrandMark>
  );
}
