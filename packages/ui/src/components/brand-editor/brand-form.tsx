import type { ReactNode } from 'react';
import type { Brand } from '../../theme/brand/brand.ts';
import { Card } from '../card/card.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Switch } from '../switch/switch.tsx';
import type { BrandDraft } from './brand-draft.ts';
import * as styles from './brand-editor.css.ts';
import type { BrandEditorLabels } from './brand-labels.ts';
import { ColorField } from './color-field.tsx';
import { LogoField, type LogoRules } from './logo-field.tsx';

export type { LogoRules } from './logo-field.tsx';

type Name = 'organizationName' | 'displayName' | 'tagline' | 'website' | 'email' | 'phone';

/** The error of each wrong field. */
export type BrandErrors = Partial<Record<Name, string | undefined>>;

interface BrandFormProps {
  labels: BrandEditorLabels;
  draft: BrandDraft;
  errors: BrandErrors;
  nameNote: ReactNode;
  /** The colors of the brand mark. */
  brand: Brand;
  logo: File | null | undefined;
  logoRules: LogoRules;
  onDraftChange: (part: Partial<BrandDraft>) => void;
  onLogoChange: (logo: File | null) => void;
}

/** The branding that an organization chooses. */
export function BrandForm(props: BrandFormProps) {
  const { labels, draft, errors, nameNote, brand, logo, logoRules, onDraftChange, onLogoChange } = props;
  const text = (name: Name, type = 'text', optional?: string) => (
    <Field label={labels[name]} optional={optional} error={errors[name]}>
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
      value={draft.isCustom ? draft[name] : brand[name === 'primaryColor' ? 'primary' : 'secondary']}
      onValueChange={(value) => onDraftChange({ [name]: value })}
    />
  );

  return (
    <>
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
          {color('primaryColor')}
          {color('secondaryColor')}
        </div>
        <LogoField
          labels={labels}
          rules={logoRules}
          brand={brand}
          logoUrl={draft.isCustom ? draft.logoUrl : null}
          fileName={logo?.name}
          onLogoChange={onLogoChange}
        />
      </fieldset>
      <div className={styles.two}>
        {text('organizationName')}
        {text('displayName')}
      </div>
      {nameNote}
      {text('tagline')}
      {text('website', 'url', labels.optional)}
      <div className={styles.two}>
        {text('email', 'email', labels.optional)}
        {text('phone', 'tel', labels.optional)}
      </div>
    </>
  );
}
