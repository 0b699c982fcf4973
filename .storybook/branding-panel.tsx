import React, { useState, type ChangeEvent, type ReactNode } from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { brandJson, readBrandJson } from '../packages/ui/src/components/brand-editor/brand-draft.ts';
import { brandingGlobal, brandingOf, presets, type Branding } from './branding.ts';

const columns = { display: 'flex', flexWrap: 'wrap', gap: 24, padding: 16, alignItems: 'start' } as const;
const column = {
  display: 'grid',
  gap: 10,
  flex: '1 1 280px',
  maxWidth: 420,
  margin: 0,
  padding: 0,
  border: 0,
} as const;
const line = { display: 'grid', gridTemplateColumns: '110px 1fr', alignItems: 'center', gap: 12 } as const;
const buttons = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

/** Dresses every story in an organization's colors, name, tagline and logo. */
export function BrandingPanel() {
  const [globals, updateGlobals] = useGlobals();
  const { text } = useLook();
  const branding = brandingOf(globals);
  const set = (change: Partial<Branding>) => updateGlobals({ branding: brandingGlobal({ ...branding, ...change }) });
  const setText = (name: keyof Branding) => (event: ChangeEvent<HTMLInputElement>) =>
    set({ [name]: event.target.value });

  return (
    <div style={columns}>
      <fieldset style={{ ...column, gridTemplateColumns: '1fr 1fr' }}>
        <Presets chosen={branding} onChoose={set} />
      </fieldset>
      <fieldset style={column}>
        <ColorLine label="Primary color" value={branding.primary} onChange={(primary) => set({ primary })} />
        <ColorLine label="Secondary color" value={branding.secondary} onChange={(secondary) => set({ secondary })} />
        <Line label="Name">
          <input style={text} value={branding.name} onChange={setText('name')} />
        </Line>
        <Line label="Tagline">
          <input style={text} value={branding.tagline} onChange={setText('tagline')} />
        </Line>
        <LogoLine logo={branding.logo} onChange={(logo) => set({ logo })} />
      </fieldset>
      <Exchange branding={branding} globals={globals} onPaste={set} />
    </div>
  );
}

function useLook() {
  const { color, input, typography } = useTheme();
  const text = {
    width: '100%',
    boxSizing: 'border-box',
    minHeight: 32,
    padding: '4px 10px',
    font: `13px ${typography.fonts.base}`,
    color: input.color,
    background: input.background,
    border: `1px solid ${input.border}`,
    borderRadius: input.borderRadius,
  } as const;
  const button = { ...text, width: 'auto', cursor: 'pointer', fontWeight: 600 } as const;
  return { text, button, chosen: color.secondary };
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label style={line}>
      {label}
      {children}
    </label>
  );
}

function Presets({ chosen, onChoose }: { chosen: Branding; onChoose: (brand: Branding) => void }) {
  const { button, chosen: ring } = useLook();
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

function ColorLine({ label, value, onChange }: { label: string; value: string; onChange: (color: string) => void }) {
  const { text } = useLook();
  const [typed, setTyped] = useState<string>();
  const type = (color: string) => {
    const hex = color.startsWith('#') ? color : `#${color}`;
    const isWhole = /^#[0-9a-f]{6}$/i.test(hex);
    setTyped(isWhole ? undefined : color);
    if (isWhole) onChange(hex.toLowerCase());
  };
  return (
    <div style={line}>
      {label}
      <span style={{ display: 'flex', gap: 8 }}>
        <input
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          style={{ ...text, width: 44, padding: 2 }}
          value={value}
          onChange={(event) => type(event.target.value)}
        />
        <input
          aria-label={label}
          aria-invalid={typed !== undefined}
          style={text}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
      </span>
    </div>
  );
}

function LogoLine({ logo, onChange }: { logo: string; onChange: (logo: string) => void }) {
  const { text, button } = useLook();
  const isFile = logo.startsWith('data:');
  const read = (file: File | undefined) => {
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => onChange(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsDataURL(file);
  };
  return (
    <>
      <Line label="Logo">
        <input
          style={text}
          placeholder="Address, or a file below"
          value={isFile ? 'From a file' : logo}
          readOnly={isFile}
          onChange={(event) => onChange(event.target.value)}
        />
      </Line>
      <div style={{ ...line, gridTemplateColumns: '110px 1fr auto' }}>
        <span />
        <input
          type="file"
          aria-label="Logo file"
          accept="image/*"
          onChange={(event) => read(event.target.files?.[0])}
        />
        {logo !== '' && (
          <button type="button" style={button} onClick={() => onChange('')}>
            Remove
          </button>
        )}
      </div>
    </>
  );
}

interface ExchangeProps {
  branding: Branding;
  globals: Record<string, unknown>;
  onPaste: (change: Partial<Branding>) => void;
}

/** The way out and back in: a link for colleagues, and the JSON of the admin page. */
function Exchange({ branding, globals, onPaste }: ExchangeProps) {
  const { text, button } = useLook();
  const api = useStorybookApi();
  const [note, setNote] = useState('');
  const [pasted, setPasted] = useState('');

  const copy = (what: string, content: string) =>
    navigator.clipboard.writeText(content).then(
      () => setNote(`${what} copied`),
      () => setPasted(content),
    );
  const link = () => {
    const { origin, pathname } = location;
    const { path } = api.getUrlState();
    const { primary, secondary, face } = brandingGlobal(branding);
    const hex = (color: string) => `!hex(${color.slice(1)})`;
    const chosen = ['theme', 'density', 'direction', 'textSize', 'contrast']
      .map((name) => `${name}:${String(globals[name])}`)
      .join(';');
    const brand = `branding.primary:${hex(primary)};branding.secondary:${hex(secondary)};branding.face:${face}`;
    return `${origin}${pathname}?path=${path ?? '/'}&globals=${chosen};${brand}`;
  };
  const take = (content: string) => {
    setPasted(content);
    const brand = readBrandJson(content);
    setNote(brand || content === '' ? '' : 'This is not the JSON of a brand');
    if (!brand) return;
    setNote('Taken over');
    onPaste(
      given({
        primary: brand.primaryColor,
        secondary: brand.secondaryColor,
        name: brand.displayName,
        tagline: brand.tagline,
      }),
    );
  };
  return (
    <div style={column}>
      <div style={buttons}>
        <button type="button" style={button} onClick={() => void copy('Link', link())}>
          Copy link
        </button>
        <button type="button" style={button} onClick={() => void copy('JSON', jsonOf(branding))}>
          Copy JSON
        </button>
      </div>
      <label style={{ display: 'grid', gap: 6 }}>
        Paste JSON
        <textarea style={text} rows={6} value={pasted} onChange={(event) => take(event.target.value)} />
      </label>
      <output>{note}</output>
    </div>
  );
}

const jsonOf = ({ name, tagline, primary, secondary }: Branding) =>
  brandJson({
    organizationName: name,
    displayName: name,
    tagline,
    primaryColor: primary,
    secondaryColor: secondary,
  });

const given = (brand: { [name in keyof Branding]?: string | undefined }): Partial<Branding> =>
  Object.fromEntries(Object.entries(brand).filter(([, value]) => value !== undefined));
