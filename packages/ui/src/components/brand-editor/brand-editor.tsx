import { RotateCcw } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import { Row } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import type { BrandDraft } from './brand-draft.ts';
import * as styles from './brand-editor.css.ts';
import { BrandExchange } from './brand-exchange.tsx';
import { BrandFindings } from './brand-findings.tsx';
import { type BrandErrors, BrandForm, type LogoRules } from './brand-form.tsx';
import { BrandPreview } from './brand-preview.tsx';
import type { BrandEditorLabels } from './brand-labels.ts';
import { type BrandChange, useBrandDraft } from './use-brand-draft.ts';

export interface BrandEditorProps {
  /** The saved branding. A newer one shows in the fields that were not touched. */
  value: BrandDraft;
  /** What "back to the platform's own" puts into the fields. Its colors are worn while the own look is off. */
  defaults: BrandDraft;
  labels: BrandEditorLabels;
  /** The logos that are taken. */
  logoRules: LogoRules;
  /** Checks what was typed: the error of each wrong field. Colors are checked without it. */
  errorsIn?: ((draft: BrandDraft) => BrandErrors) | undefined;
  /** A remark on the display name, below it. */
  nameNote?: ((name: string) => ReactNode) | undefined;
  /** Saves the complete new branding, and the logo if it changed. Resolves to whether that succeeded. */
  onSave: (change: BrandChange) => Promise<boolean>;
  /** Called when there is something to save, and when there is no more. */
  onChangedChange?: ((isChanged: boolean) => void) | undefined;
  /** Whether saving is in progress. */
  saving?: boolean | undefined;
  /** The error, as a `Notice`. */
  notice?: ReactNode;
}

const noErrors = (): BrandErrors => ({});

const toSave = keepFocus((undo) => undo.parentElement?.querySelector<HTMLElement>('[type=submit]'));

/**
 * Edits the branding of an organization: names, two colors and a logo, with a live preview by day, at night and on a
 * phone, and a report of the adjustments made for contrast. Changes can be undone until they are saved. Only for admins.
 *
 * @instead For personal settings use a form of `Field`s.
 *
 * @accessibility Each color can be typed as well as picked. The preview is an image to screen readers; the report gives
 * the same facts as text, and unsaved changes are announced politely. Saving with a mistake leads to the wrong field.
 */
export function BrandEditor({
  value,
  defaults,
  labels,
  logoRules,
  errorsIn = noErrors,
  nameNote,
  onSave,
  onChangedChange,
  saving = false,
  notice,
}: BrandEditorProps) {
  const { draft, change, isChanged, hasColors, worn, set, setLogo, undo, reset, settle } = useBrandDraft(
    value,
    defaults,
  );
  useEffect(() => onChangedChange?.(isChanged), [onChangedChange, isChanged]);
  const brand = { primary: worn.primaryColor, secondary: worn.secondaryColor };
  const errors = errorsIn(draft);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChanged || saving) return;
    if (!hasColors || Object.values(errors).some(Boolean))
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else if (await onSave(change)) settle();
  };

  return (
    <div className={styles.editor}>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <BrandForm
          labels={labels}
          draft={draft}
          errors={errors}
          nameNote={nameNote?.(draft.displayName)}
          brand={brand}
          logo={change.logo}
          logoRules={logoRules}
          onDraftChange={set}
          onLogoChange={setLogo}
        />
        <BrandExchange labels={labels} brand={worn} onTake={(taken) => set({ ...taken, isCustom: true })}>
          <Button tone="plain" size="small" flush onClick={reset}>
            <RotateCcw /> {labels.reset}
          </Button>
        </BrandExchange>
        {notice}
        <Row className={styles.bar} gap="small" wrap>
          <Button type="submit" busy={saving} aria-disabled={!isChanged}>
            {saving ? labels.saving : labels.save}
          </Button>
          {isChanged && (
            <Button ref={toSave} tone="plain" onClick={undo}>
              {labels.undo}
            </Button>
          )}
          <Text asChild size="small" tone="soft">
            <output>{isChanged && labels.unsaved}</output>
          </Text>
        </Row>
      </form>
      <section aria-label={labels.preview.heading}>
        <BrandPreview labels={labels.preview} brand={worn}>
          <BrandFindings labels={labels.report} brand={brand} />
        </BrandPreview>
      </section>
    </div>
  );
}
