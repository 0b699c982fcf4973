import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { presetBranding, presets, type Branding } from './branding.ts';

const fieldset = { display: 'grid', gap: 12, padding: 16, maxWidth: 360, border: 0 };
const row = { display: 'grid', gridTemplateColumns: '120px 1fr', alignItems: 'center', gap: 12 };

/** Dresses every story in an organization's name and two colors. */
function BrandingForm() {
  const [globals, updateGlobals] = useGlobals();
  const branding: Branding = { ...presetBranding(), ...(globals['branding'] as Partial<Branding>) };
  const preset = Object.keys(presets).find((name) => same(presetBranding(name), branding)) ?? '';
  const set = (change: Partial<Branding>) => updateGlobals({ branding: { ...branding, ...change } });

  return (
    <fieldset style={fieldset}>
      <label style={row}>
        Preset
        <select value={preset} onChange={(event) => set(presetBranding(event.target.value))}>
          {preset === '' && <option value="">Your own</option>}
          {Object.entries(presets).map(([key, { name }]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label style={row}>
        Primary color
        <input type="color" value={branding.primary} onChange={(event) => set({ primary: event.target.value })} />
      </label>
      <label style={row}>
        Secondary color
        <input type="color" value={branding.secondary} onChange={(event) => set({ secondary: event.target.value })} />
      </label>
      <label style={row}>
        Name
        <input value={branding.name} onChange={(event) => set({ name: event.target.value })} />
      </label>
    </fieldset>
  );
}

const same = (one: Branding, other: Branding) =>
  one.primary === other.primary && one.secondary === other.secondary && one.name === other.name;

addons.register('mediation/branding', () => {
  addons.add('mediation/branding/panel', {
    type: types.PANEL,
    title: 'Branding',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <React.Fragment>
          <BrandingForm />
        </React.Fragment>
      </AddonPanel>
    ),
  });
});
