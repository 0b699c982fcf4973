import React, { useState, type ReactNode } from 'react';
import { line, usePanelStyles } from './panel-styles.ts';
import { readLogo } from './read-logo.ts';

/** A control with its name in front of it. */
export function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label style={line}>
      {label}
      {children}
    </label>
  );
}

/** A color that can be typed or picked; half of one changes nothing yet. */
export function ColorLine({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (color: string) => void;
}) {
  const { text } = usePanelStyles();
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

/** A logo from the web or from a file. */
export function LogoLine({ logo, onChange }: { logo: string; onChange: (logo: string) => void }) {
  const { text, button } = usePanelStyles();
  const isFile = logo.startsWith('data:');
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
          onChange={({ target: { files } }) => files?.[0] && void readLogo(files[0]).then(onChange)}
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
