import { useLingui } from '@lingui/react/macro';
import { Landing } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { BrandLink } from '../../../appearance/brand-link.tsx';
import { useBrand } from '../../../appearance/brand.ts';
import { paths } from '../../../paths.ts';
import { LanguageSwitch } from '../../../shared/layout/language-switch.tsx';

/** Who runs this, how to reach them, what to read, and the language. */
export function LandingFooter() {
  const { t } = useLingui();
  const { phone, email, website } = useBrand();
  const contact = (
    <>
      {phone && <a href={`tel:${phone}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {website && <a href={website}>{new URL(website).host}</a>}
    </>
  );
  const read = (
    <>
      <Link to={paths.whatToExpect()}>{t`What to expect`}</Link>
      <Link to={paths.faq()}>{t`FAQ`}</Link>
      <Link to={paths.wizard()}>{t`Does mediation suit you?`}</Link>
    </>
  );
  const smallPrint = (
    <>
      <Link to={paths.privacyPolicy()}>{t`Privacy policy`}</Link>
      <Link to={paths.whatStays()}>{t`What stays on this device`}</Link>
    </>
  );
  return (
    <Landing.Footer
      brand={<BrandLink />}
      groups={[
        ...(phone || email || website ? [{ title: t`Contact`, links: contact }] : []),
        { title: t`Good to know`, links: read },
        { title: t`The small print`, links: smallPrint },
      ]}
      note={t`No cookies for advertising. Nothing about you is stored until you register.`}
    >
      <LanguageSwitch />
    </Landing.Footer>
  );
}
