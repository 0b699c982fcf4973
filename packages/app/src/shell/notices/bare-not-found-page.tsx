import { FocusLayout } from '@mediation/ui';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The page for an unknown address, outside the shell. */
export const BareNotFoundPage = () => (
  <FocusLayout brand={<BrandLink />}>
    <NotFoundPage />
  </FocusLayout>
);
