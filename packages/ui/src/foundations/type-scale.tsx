import type { CSSProperties } from 'react';
import { fixed } from '../theme/sizes.ts';
import { vars } from '../theme/vars.css.ts';
import { TokenLines } from './token-lines.tsx';

const cut: CSSProperties = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.25 };

/** The type scale. */
export function TypeScale() {
  const sample = (fontSize: string) => <span style={{ ...cut, fontSize }}>You are on step 2 of 7.</span>;
  return <TokenLines tokens={fixed.text} sample={sample} />;
}

/** The three typefaces and what each is for. */
export function Typefaces() {
  const labels: Record<string, string> = {
    voice: 'Good morning, Maya.',
    work: 'Add your last three payslips',
    code: 'OKA-2026-0117',
  };
  const sample = (fontFamily: string, name: string) => (
    <span style={{ fontFamily, fontSize: vars.text.large, fontWeight: name === 'voice' ? 480 : 400 }}>
      {labels[name]}
    </span>
  );
  return <TokenLines tokens={fixed.font} sample={sample} />;
}
