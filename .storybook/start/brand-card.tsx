import { Button, Card, Field, Grid, Input, Row, Select, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import {
  ColorField,
  isColor,
  labels,
  LogoField,
  logoRules,
} from '../../packages/ui/src/foundations/start/brand-parts.ts';
import { longest } from '../branding-json.ts';
import { brandingLink } from '../branding-link.ts';
import { type Branding, longestLogo, presets } from '../branding.ts';
import { readLogo } from '../read-logo.ts';
import { sampleLogos } from './sample-logos.ts';
import { useBranding } from './use-branding.ts';

const startPath = '/docs/start--docs';

/** Two colors, a name and a logo: what an organization brings. */
export function BrandCard() {
  const { globals, branding, set } = useBranding();
  const { name, logo, primary, secondary } = branding;
  const take = (file: File) => void readLogo(file).then((read) => set({ logo: read }));
  return (
    <Card aria-label="Your brand">
      <Stack>
        <Grid column={13} align="start">
          <ColorLine which="primary" value={primary} onChange={set} />
          <ColorLine which="secondary" value={secondary} onChange={set} />
          <Field label="Name">
            <Input value={name} maxLength={longest.name} onChange={({ target }) => set({ name: target.value })} />
          </Field>
        </Grid>
        <Grid column={13} align="start">
          <LogoField
            labels={labels}
            rules={logoRules}
            brand={branding}
            logoUrl={logo || null}
            fileName={undefined}
            onLogoChange={(file) => (file ? take(file) : set({ logo: '' }))}
          />
          <Sample label="Or a sample logo" of={sampleLogos} onChoose={(chosen) => set({ logo: chosen })} />
          <Sample label="Or a whole brand to try" of={sampleBrands} onChoose={set} />
        </Grid>
        <CopyLink link={brandingLink(globals, startPath)} hasLogo={logo.length < longestLogo} />
      </Stack>
    </Card>
  );
}

const sampleBrands = Object.fromEntries(Object.values(presets).map((brand) => [brand.name, brand]));

interface ColorLineProps {
  which: 'primary' | 'secondary';
  value: string;
  onChange: (change: Partial<Branding>) => void;
}

/** Half of a color changes nothing yet. */
function ColorLine({ which, value, onChange }: ColorLineProps) {
  const [typed, setTyped] = useState<string>();
  const { label, pick } = labels[`${which}Color`];
  const type = (color: string) => {
    setTyped(isColor(color) ? undefined : color);
    if (isColor(color)) onChange({ [which]: color.toLowerCase() });
  };
  return (
    <ColorField label={label} pickLabel={pick} error={labels.colorError} value={typed ?? value} onValueChange={type} />
  );
}

interface SampleProps<Thing> {
  label: string;
  of: Record<string, Thing>;
  onChoose: (thing: Thing) => void;
}

function Sample<Thing>({ label, of, onChoose }: SampleProps<Thing>) {
  const choose = (name: string) => {
    const thing = of[name];
    if (thing !== undefined) onChoose(thing);
  };
  return (
    <Field label={label}>
      <Select defaultValue="" onChange={({ target }) => choose(target.value)}>
        <option value="">Choose one</option>
        {Object.keys(of).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  );
}

/** The address that carries the brand. Where nothing can be copied, it stands in a field. */
function CopyLink({ link, hasLogo }: { link: string; hasLogo: boolean }) {
  const [copied, setCopied] = useState<string>();
  const [isShown, setShown] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(link),
      () => setShown(true),
    );
  const done = copied === link && 'Copied. Whoever opens it sees this brand and needs no account.';
  return (
    <Row wrap>
      <Button onClick={copy}>Copy link</Button>
      <Text asChild size="small" tone="soft">
        <output>
          {done || 'The link carries the brand.'}
          {!hasLogo && ' This logo is too large for it. A smaller one goes along.'}
        </output>
      </Text>
      {isShown && (
        <Field label="Link">
          <Input readOnly value={link} />
        </Field>
      )}
    </Row>
  );
}
