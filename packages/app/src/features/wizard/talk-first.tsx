import { useLingui } from '@lingui/react/macro';
import { getBrandingBySlug } from '@mediation/api-client';
import { Button, Card, Row, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { guestOrganization } from '../../appearance/guest-organization.ts';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { paths } from '../../paths.ts';
import { phoneLink } from '../../words/texts/phone-link.ts';

/** Whom to ask before anything else: the organization itself, where its own page was opened. */
export function TalkFirst() {
  const { t } = useLingui();
  const slug = guestOrganization.read();
  const { data } = useEndpoint(getBrandingBySlug, { slug: slug ?? '' }, { enabled: slug !== null });
  const { email, phone } = data?.branding ?? {};
  return (
    <Card aria-labelledby="talk">
      <Stack>
        <Card.Title id="talk">{t`Talk to somebody first`}</Card.Title>
        <Text>{t`You can ask anything before you decide.`}</Text>
        <Row wrap folds>
          {phone && (
            <Button asChild tone="secondary">
              <a href={phoneLink(phone)}>{t`Call ${phone}`}</a>
            </Button>
          )}
          {email && (
            <Button asChild tone="secondary">
              <a href={`mailto:${email}`}>{t`Write to ${email}`}</a>
            </Button>
          )}
          <Button asChild tone="secondary">
            <Link to={paths.faq()}>{t`Questions and answers`}</Link>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
