import { useState } from 'react';
import { type BrandDraft, isColor } from './brand-draft.ts';

/** An unsaved change. */
export interface BrandChange {
  /** The complete branding. Without a look of its own it has the platform's colors. */
  draft: BrandDraft;
  /** A new logo, `null` to remove it, `undefined` to keep it. */
  logo?: File | null | undefined;
}

interface Edits {
  fields: Partial<BrandDraft>;
  logo?: File | null | undefined;
}

const none: Edits = { fields: {} };
const colors = ['primaryColor', 'secondaryColor'] as const;

/**
 * Holds unsaved changes to the branding, field by field, until they are saved or undone. What somebody else saves
 * meanwhile shows in the fields that were not touched.
 */
export function useBrandDraft(saved: BrandDraft, defaults: BrandDraft) {
  const [edits, setEdits] = useState(none);
  const [whole, setWhole] = useState<Partial<BrandDraft>>({});
  const draft = { ...saved, ...edits.fields };
  const wearing = (brand: BrandDraft): BrandDraft =>
    brand.isCustom
      ? brand
      : {
          ...brand,
          primaryColor: defaults.primaryColor,
          secondaryColor: defaults.secondaryColor,
          logoUrl: null,
        };
  const next = wearing(draft);
  const removed = saved.logoUrl === null ? undefined : null;
  const shown = (name: (typeof colors)[number]) => (isColor(next[name]) ? next[name] : (whole[name] ?? saved[name]));

  return {
    draft,
    change: { draft: next, logo: next.isCustom ? edits.logo : removed } satisfies BrandChange,
    isChanged: !isSame(next, wearing(saved)),
    hasColors: colors.every((name) => isColor(next[name])),
    /** The brand of the preview: the platform's colors without a look of its own, and the last whole color during typing. */
    worn: { ...next, primaryColor: shown('primaryColor'), secondaryColor: shown('secondaryColor') },
    set: (part: Partial<BrandDraft>) => {
      setEdits(({ fields, ...rest }) => ({ ...rest, fields: { ...fields, ...part } }));
      setWhole((before) => ({ ...before, ...wholeColors(part) }));
    },
    setLogo: (file: File | null) =>
      setEdits(({ fields }) => ({
        fields: { ...fields, logoUrl: file === null ? null : URL.createObjectURL(file) },
        logo: file,
      })),
    undo: () => {
      setEdits(none);
      setWhole({});
    },
    reset: () => setEdits({ fields: defaults, logo: removed }),
    /** Forgets what was saved just now, and keeps what was typed meanwhile. */
    settle: () =>
      setEdits((now) => ({
        fields: Object.fromEntries(
          Object.entries(now.fields).filter(([name, value]) => value !== edits.fields[name as keyof BrandDraft]),
        ),
        logo: now.logo === edits.logo ? undefined : now.logo,
      })),
  };
}

const wholeColors = (part: Partial<BrandDraft>) =>
  Object.fromEntries(colors.flatMap((name) => (part[name] && isColor(part[name]) ? [[name, part[name]]] : [])));

const isSame = (one: BrandDraft, other: BrandDraft) =>
  Object.entries(one).every(([name, value]) => name === 'isCustom' || value === other[name as keyof BrandDraft]);
