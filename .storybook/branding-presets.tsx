import React from 'react';
import { type Branding, presets } from './branding.ts';
import { usePanelStyles } from './panel-styles.ts';

interface BrandingPresetsProps {
  chosen: Branding;
  onChoose: (brand: Branding) => void;
}

/** Six organizations to look at, the hard cases among them. */
export function BrandingPresets({ chosen, onChoose }: BrandingPresetsProps) {
  const { button, chosen: ring } = usePanelStyles();
  const isChosen = (brand: Branding) =>
    brand.primary === chosen.primary && brand.secondary === chosen.secondary && brand.name === chosen.name;
  return Object.entries(presets).map(([key, brand]) => (
    <button
      key={key}
      type="button"
      aria-pressed={isChosen(brand)}
      style={{
        ...button,
        display: 'flex',
        alignItems: 'center',
        gap: 10,
        textAlign: 'start',
        outline: isChosen(brand) ? `2px solid ${ring}` : 'none',
      }}
      onClick={() => onChoose(brand)}
    >
      <Dots colors={[brand.primary, brand.secondary]} />
      {brand.name}
    </button>
  ));
}

function Dots({ colors }: { colors: string[] }) {
  const dot = { width: 18, height: 18, borderRadius: 9, border: '1px solid rgb(128 128 128 / 0.6)' };
  return (
    <span style={{ display: 'flex' }}>
      {colors.map((color, at) => (
        <span key={color} style={{ ...dot, background: color, marginInlineStart: at ? -6 : 0 }} />
      ))}
    </span>
  );
}
