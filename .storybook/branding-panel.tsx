import React, { type ChangeEvent } from 'react';
import { useGlobals } from 'storybook/manager-api';
import { BrandingExchange } from './branding-exchange.tsx';
import { ColorLine, Line, LogoLine } from './branding-fields.tsx';
import { BrandingPresets } from './branding-presets.tsx';
import { longest } from './branding-json.ts';
import { brandingGlobal, brandingOf, type Branding } from './branding.ts';
import { column, usePanelStyles } from './panel-styles.ts';

const columns = { display: 'flex', flexWrap: 'wrap', gap: 24, padding: 16, alignItems: 'start' } as const;

/** Dresses every story in an organization's colors, name, tagline and logo. */
export function BrandingPanel() {
  const [globals, updateGlobals] = useGlobals();
  const { text } = usePanelStyles();
  const branding = brandingOf(globals);
  const set = (change: Partial<Branding>) => updateGlobals({ branding: brandingGlobal({ ...branding, ...change }) });
  const setText = (name: keyof Branding) => (event: ChangeEvent<HTMLInputElement>) =>
    set({ [name]: event.target.value });

  return (
    <div style={columns}>
      <fieldset style={{ ...column, gridTemplateColumns: '1fr 1fr' }}>
        <BrandingPresets chosen={branding} onChoose={set} />
      </fieldset>
      <fieldset style={column}>
        <ColorLine label="Primary color" value={branding.primary} onChange={(primary) => set({ primary })} />
        <ColorLine label="Secondary color" value={branding.secondary} onChange={(secondary) => set({ secondary })} />
        <Line label="Name">
          <input style={text} maxLength={longest.name} value={branding.name} onChange={setText('name')} />
        </Line>
        <Line label="Tagline">
          <input style={text} maxLength={longest.tagline} value={branding.tagline} onChange={setText('tagline')} />
        </Line>
        <LogoLine logo={branding.logo} onChange={(logo) => set({ logo })} />
      </fieldset>
      <BrandingExchange branding={branding} globals={globals} onPaste={set} />
    </div>
  );
}
