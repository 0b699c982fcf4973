import React, { useState } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import type { Branding } from './branding.ts';
import { brandingJson, readBranding } from './branding-json.ts';
import { brandingLink } from './branding-link.ts';
import { column, usePanelStyles } from './panel-styles.ts';

interface BrandingExchangeProps {
  branding: Branding;
  globals: Record<string, unknown>;
  onPaste: (change: Partial<Branding>) => void;
}

/** The way out and back in: a link for colleagues, and the JSON of the admin page. */
export function BrandingExchange({ branding, globals, onPaste }: BrandingExchangeProps) {
  const { text, button } = usePanelStyles();
  const api = useStorybookApi();
  const [note, setNote] = useState('');
  const [pasted, setPasted] = useState('');

  const copy = (what: string, content: string) =>
    navigator.clipboard.writeText(content).then(
      () => setNote(`${what} copied`),
      () => setPasted(content),
    );
  const take = (content: string) => {
    setPasted(content);
    const brand = readBranding(content);
    if (brand) onPaste(brand);
    setNote(brand ? 'All stories have this brand now' : content === '' ? '' : 'This is not the JSON of a brand');
  };
  return (
    <div style={column}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <button
          type="button"
          style={button}
          onClick={() => void copy('Link', brandingLink(globals, api.getUrlState().path ?? '/'))}
        >
          Copy link
        </button>
        <button type="button" style={button} onClick={() => void copy('JSON', brandingJson(branding))}>
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
