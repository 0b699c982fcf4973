import type { Brand } from '../../theme/brand/brand.ts';
import { Card } from '../card/card.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Switch } from '../switch/switch.tsx';
import type { BrandDraft } from './brand-draft.ts';
import * as styles from './brand-editor.css.ts';
import type { BrandEditorLabels } from './brand-labels.ts';
import { ColorField } from './color-field.tsx';
import { LogoField } from './logo-field.tsx';

interface BrandFormProps {
  labels: BrandEditorLabels;
  draft: BrandDraft;
  /** The colors of the brand mark. */
  brand: Brand;
  logo: File | null | undefined;
  onDraftChange: (part: Partial<BrandDraft>) => void;
  onLogoChange: (logo: File | null) => void;
}

type Name = 'organizationName' | 'displayName' | 'tagline' | 'website' | 'email' | 'phone';

/** The branding that an organization chooses. */
export function BrandForm({ labels, draft, brand, logo, onDraftChange, onLogoChange }: BrandFormProps) {
  const text = (name: Name, type = 'text', optional?: string) => (
    <Field label={labels[name]} optional={optional}>
      <Input
        type={type}
        value={draft[name] ?? ''}
        onChange={(event) => onDraftChange({ [name]: event.target.value || (optional ? null : '') })}
      />
    </Field>
  );
  const color = (name: 'primaryColor' | 'secondaryColor') => (
    <ColorField
      label={labels[name].label}
      pickLabel={labels[name].pick}
      error={labels.colorError}
      value={draft[name]}
      onValueChange={(value) => onDraftChange({ [name]: value })}
    />
  );

  return (
    <div className={styles.form}>
      <Card className={styles.switchCard}>
        <Switch
          label={<b>{labels.useCustom}</b>}
          hint={labels.useCustomHint}
          checked={draft.isCustom}
          onCheckedChange={(isCustom) => onDraftChange({ isCustom })}
        />
      </Card>
      <fieldset className={styles.form} disabled={!draft.isCustom}>
        <div className={styles.two}>
          {text('organizationName')}
          {text('displayName')}
        </div>
        {text('tagline')}
        <div className={styles.two}>
          {color('primaryColor')}
          {color('secondaryColor')}
        </div>
        <LogoField
          labels={labels}
          brand={brand}
          logoUrl={draft.logoUrl}
          fileName={logo?.name}
          onLogoChange={onLogoChange}
        />
        {text('website', 'url', labels.optional)}
        <div className={styles.two}>
          {text('email', 'email', labels.optional)}
          {text('phone', 'tel', labels.optional)}
        </div>
      </fieldset>
    </div>
  );
}
