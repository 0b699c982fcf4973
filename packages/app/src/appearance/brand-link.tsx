import { BrandMark, type BrandMarkProps } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useBrand } from './brand.ts';

/** The brand mark, as a link to the first page. */
export function BrandLink({ hideName }: Pick<BrandMarkProps, 'hideName'>) {
  const { name, logoUrl } = useBrand();
  return (
    <BrandMark asChild name={name} hideName={hideName} logoUrl={logoUrl ?? undefined}>
      <Link to={paths.home()} />
    </BrandMark>
  );
}
