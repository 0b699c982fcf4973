import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Brand, brandStyle } from '../../theme/brand/brand.ts';
import * as styles from './brand-editor.css.ts';

interface PhoneFrameProps {
  label: string;
  brand: Brand;
  children: ReactNode;
}

/** A window as wide as a phone, so that its content is laid out as there. It wears the style sheets of the page. */
export function PhoneFrame({ label, brand, children }: PhoneFrameProps) {
  const [page, setPage] = useState<Document>();
  useEffect(() => {
    if (!page) return;
    const { lang, dir } = document.documentElement;
    Object.assign(page.documentElement, { lang, dir });
    Object.assign(page.documentElement.dataset, { theme: 'light', density: 'comfortable' });
    page.head.replaceChildren(
      ...[...document.querySelectorAll('style, link[rel=stylesheet]')].map((sheet) => page.importNode(sheet, true)),
    );
  }, [page]);
  useEffect(() => {
    for (const [property, value] of Object.entries(brandStyle(brand)))
      page?.documentElement.style.setProperty(property, value);
  });
  return (
    <iframe
      inert
      tabIndex={-1}
      aria-hidden
      title={label}
      sandbox="allow-same-origin"
      className={styles.phoneWindow}
      srcDoc="<!doctype html>"
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
    >
      {page && createPortal(children, page.body)}
    </iframe>
  );
}
