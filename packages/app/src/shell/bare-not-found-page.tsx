import { FocusLayout } from '@mediation/ui';
import { BrandLink } from '../appearance/brand-link.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The same outside the shell, for an address that could have led to a page without it. */
export const BareNotFoundPage = () => (
  <FocusLayout brand={<BrandLink />}>
    <NotFoundPage />
  </FocusLayout>
);
