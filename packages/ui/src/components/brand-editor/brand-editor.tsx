import { Copy, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import { Row, Stack } from '../layout/layout.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Text } from '../text/text.tsx';
import { type BrandDraft, brandJson } from './brand-draft.ts';
import * as styles from './brand-editor.css.ts';
import { BrandFindings } from './brand-findings.tsx';
import { BrandForm } from './brand-form.tsx';
import { BrandPreview } from './brand-preview.tsx';
import type { BrandEditorLabels } from './brand-labels.ts';
import { type BrandChange, useBrandDraft } from './use-brand-draft.ts';

export interface BrandEditorProps {
  /** The page's title: "Lantern Mediation: branding". */
  title: ReactNode;
  /** A link to the parent page. */
  back?: ReactNode;
  /** The saved branding. A new value discards unsaved changes. */
  value: BrandDraft;
  /** The platform's own branding, used by "reset" and while custom branding is off. */
  defaults: BrandDraft;
  labels: BrandEditorLabels;
  /** Called with the complete new branding, and the logo if it changed. */
  onSave: (change: BrandChange) => void;
  /** Whether saving is in progress. */
  saving?: boolean | undefined;
  /** The error, as a `Notice`. */
  notice?: ReactNode;
}

const toSave = keepFocus((undo) => undo.parentElement?.querySelector<HTMLElement>('button:last-child'));

/**
 * Edits the branding of an organization: names, two colors and a logo, with a live preview in light and dark and a
 * report of the adjustments made for contrast. Changes can be undone until they are saved. Only for admins.
 *
 * @instead For personal settings use a form of `Field`s.
 *
 * @accessibility Each color can be typed as well as picked. The preview is an image to screen readers; the report gives
 * the same facts as text, and unsaved changes are announced politely.
 */
export function BrandEditor({
  title,
  back,
  value,
  defaults,
  labels,
  onSave,
  saving = false,
  notice,
}: BrandEditorProps) {
  const { draft, change, isChanged, isValid, worn, set, setLogo, undo, reset } = useBrandDraft(value, defaults);
  const brand = { primary: worn.primaryColor, secondary: worn.secondaryColor };
  const canSave = isChanged && isValid;
  const head = (
    <Row gap="small" wrap>
      <Text asChild size="small" tone="soft">
        <output>{isChanged && labels.unsaved}</output>
      </Text>
      {isChanged && (
        <Button ref={toSave} tone="plain" onClick={undo}>
          {labels.undo}
        </Button>
      )}
      <Button busy={saving} aria-disabled={!canSave} onClick={() => canSave && onSave(change)}>
        {saving ? labels.saving : labels.save}
      </Button>
    </Row>
  );

  return (
    <Stack gap="grid">
      <PageHeader title={title} back={back} action={head} />
      {notice}
      <div className={styles.editor}>
        <Stack>
          <BrandForm
            labels={labels}
            draft={draft}
            brand={brand}
            logo={change.logo}
            onDraftChange={set}
            onLogoChange={setLogo}
          />
          <Row gap="small" wrap>
            <Button tone="plain" size="small" flush onClick={reset}>
              <RotateCcw /> {labels.reset}
            </Button>
            <CopyButton labels={labels} json={brandJson(worn)} />
          </Row>
        </Stack>
        <Stack asChild gap="grid">
          <section aria-label={labels.preview.heading}>
            <BrandPreview labels={labels.preview} brand={worn} />
            <BrandFindings labels={labels.report} brand={brand} />
          </section>
        </Stack>
      </div>
    </Stack>
  );
}

function CopyButton({ labels, json }: { labels: BrandEditorLabels; json: string }) {
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    void navigator.clipboard.writeText(json).then(
      () => setCopied(json),
      () => setCopied(undefined),
    );
  return (
    <Button tone="plain" size="small" onClick={copy}>
      <Copy /> {copied === json ? labels.copied : labels.copy}
    </Button>
  );
}
