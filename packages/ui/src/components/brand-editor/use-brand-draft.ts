import { useState } from 'react';
import { type BrandDraft, isColor } from './brand-draft.ts';

/** An unsaved change. */
export interface BrandChange {
  draft: BrandDraft;
  /** A new logo, `null` to remove it, `undefined` to keep it. */
  logo?: File | null | undefined;
}

/** Holds unsaved changes to the branding until they are saved or undone. */
export function useBrandDraft(saved: BrandDraft, defaults: BrandDraft) {
  const [change, setChange] = useState<{ of: BrandDraft } & Partial<BrandChange>>({ of: saved });
  const current = change.of === saved ? change : { of: saved };
  const draft = current.draft ?? saved;
  const put = (next: Partial<BrandChange>) => setChange({ ...current, ...next, of: saved });

  return {
    draft,
    change: { draft, logo: current.logo },
    isChanged: current.logo !== undefined || !isSame(draft, saved),
    isValid: isColor(draft.primaryColor) && isColor(draft.secondaryColor),
    /**
     * The brand of the preview: the platform's own while custom branding is off, and the last valid color during
     * typing.
     */
    worn: draft.isCustom
      ? {
          ...draft,
          primaryColor: isColor(draft.primaryColor) ? draft.primaryColor : saved.primaryColor,
          secondaryColor: isColor(draft.secondaryColor) ? draft.secondaryColor : saved.secondaryColor,
        }
      : defaults,
    set: (part: Partial<BrandDraft>) => put({ draft: { ...draft, ...part } }),
    setLogo: (logo: File | null) =>
      put({ logo, draft: { ...draft, logoUrl: logo === null ? null : URL.createObjectURL(logo) } }),
    undo: () => setChange({ of: saved }),
    reset: () =>
      put({ draft: { ...defaults, isCustom: true, logoUrl: null }, logo: saved.logoUrl === null ? undefined : null }),
  };
}

const isSame = (one: BrandDraft, other: BrandDraft) =>
  Object.entries(one).every(([name, value]) => value === other[name as keyof BrandDraft]);
