import { useLingui } from '@lingui/react/macro';
import { Field, Textarea } from '@mediation/ui';
import { type BrandDraft, readBrandJson } from '@mediation/ui/brand-editor';
import { useState } from 'react';

/** Fills in a brand that was copied as JSON from Storybook. It saves nothing. */
export function PastedBrand({ onTake }: { onTake: (brand: Partial<BrandDraft>) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const isBrand = text.trim() === '' || readBrandJson(text) !== undefined;
  const take = (pasted: string) => {
    setText(pasted);
    const brand = readBrandJson(pasted);
    if (brand) onTake(brand);
  };
  return (
    <Field
      label={t`Brand as JSON`}
      hint={t`Copied where a brand is tried out. It fills in the fields above; nothing is saved yet.`}
      optional={t`(optional)`}
      error={isBrand ? undefined : t`This is not the JSON of a brand.`}
    >
      <Textarea value={text} rows={3} spellCheck={false} onChange={(event) => take(event.target.value)} />
    </Field>
  );
}
