import { useLingui } from '@lingui/react/macro';
import { Badge, BrandMark, Button, Card, Row, Stack, Text } from '@mediation/ui';
import { brandStyle } from '@mediation/ui/brand';
import * as styles from './branding-preview.css.ts';

export interface BrandingPreviewProps {
  name: string;
  logoUrl: string | null;
  tagline: string;
  primary: string;
  secondary: string;
}

/** Shows the two colors in light and dark. It is inert: keyboard and screen readers skip it. */
export function BrandingPreview({ name, logoUrl, tagline, primary, secondary }: BrandingPreviewProps) {
  const { t } = useLingui();
  const modes = { light: t`By day`, dark: t`By night` };
  return (
    <Card aria-labelledby="preview">
      <Stack>
        <Card.Title id="preview">{t`How it looks`}</Card.Title>
        {(Object.keys(modes) as (keyof typeof modes)[]).map((mode) => (
          <figure key={mode}>
            <Text asChild size="small" tone="soft">
              <figcaption>{modes[mode]}</figcaption>
            </Text>
            <div inert className={styles.pane} data-theme={mode} style={brandStyle({ primary, secondary })}>
              <BrandMark name={name} logoUrl={logoUrl ?? undefined} />
              <Text tone="soft">{tagline}</Text>
              <Row gap="small" wrap>
                <Button>{t`Sign In`}</Button>
                <Button tone="secondary">{t`Register`}</Button>
                <Badge tone="brand">{t`Waiting`}</Badge>
              </Row>
              <Text size="small">
                <a href="#preview">{t`What to expect`}</a>
              </Text>
            </div>
          </figure>
        ))}
      </Stack>
    </Card>
  );
}
