import { FocusLayout } from '@mediation/ui';
import { BrandLink } from '../appearance/brand-link.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The same outside the shell, for addresses of pages without a shell. */
export const BareNotFoundPage = () => (
  <FocusLayout brand={<BrandLink />}>
    <NotFoundPage />
  </FocusLayout>
);
