import { useRef, useState } from 'react';
import { type Brand, brandStyle } from '../../theme/brand/brand.ts';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { Button } from '../button/button.tsx';
import { Row } from '../layout/layout.tsx';
import { Notice } from '../notice/notice.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './brand-editor.css.ts';
import type { BrandEditorLabels } from './brand-labels.ts';

/** The logos that are taken. */
export interface LogoRules {
  /** The content types: "image/png". */
  types: readonly string[];
  maxBytes: number;
}

interface LogoFieldProps {
  labels: BrandEditorLabels;
  rules: LogoRules;
  /** The colors of the mark in place of a logo. */
  brand: Brand;
  logoUrl: string | null;
  fileName: string | undefined;
  onLogoChange: (logo: File | null) => void;
}

/** Shows the logo and takes a new one by button or drag and drop. */
export function LogoField({ labels, rules, brand, logoUrl, fileName, onLogoChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const take = (file: File | undefined) => {
    if (!file) return;
    const isFine = rules.types.includes(file.type) && file.size <= rules.maxBytes;
    setWrong(!isFine);
    if (isFine) onLogoChange(file);
  };

  return (
    <fieldset>
      <Text asChild size="small" weight="strong">
        <legend>{labels.logo}</legend>
      </Text>
      <div
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
      >
        <span className={styles.logo} style={brandStyle(brand)}>
          <BrandMark name="" logoUrl={logoUrl ?? undefined} />
        </span>
        <div className={styles.logoWords}>
          {fileName && <b>{fileName}</b>}
          <Text size="meta" tone="soft">
            {labels.logoRules}
          </Text>
        </div>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            aria-label={labels.logo}
            accept={rules.types.join(',')}
            onChange={({ target }) => {
              take(target.files?.[0]);
              target.value = '';
            }}
          />
        </VisuallyHidden>
        <Row gap="tiny">
          {logoUrl !== null && (
            <Button tone="plain" size="small" onClick={() => onLogoChange(null)}>
              {labels.removeLogo}
            </Button>
          )}
          <Button tone="secondary" size="small" onClick={() => input.current?.click()}>
            {logoUrl === null ? labels.addLogo : labels.replaceLogo}
          </Button>
        </Row>
      </div>
      {isWrong && (
        <Notice tone="danger" role="alert">
          {labels.logoError}
        </Notice>
      )}
    </fieldset>
  );
}
