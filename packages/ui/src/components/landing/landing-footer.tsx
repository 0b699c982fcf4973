import type { ReactNode } from 'react';
import { Text } from '../text/text.tsx';
import { Row } from '../layout/layout.tsx';
import * as styles from './landing.css.ts';

export interface FooterProps {
  /** Who runs this: a `BrandMark`. */
  brand: ReactNode;
  /** Links by their titles: "Contact", "Read", "The small print". */
  groups: readonly { title: string; links: ReactNode }[];
  /** What the page does not do: "No cookies for advertising." */
  note: string;
  /** The choice of the language. */
  children: ReactNode;
}

/**
 * The end of the landing page: who runs the service, how to reach them, what to read, and the language.
 *
 * @accessibility Each group of links is a navigation with its title as its name.
 */
export function Footer({ brand, groups, note, children }: FooterProps) {
  return (
    <footer className={styles.side}>
      <div className={styles.groups}>
        <div>{brand}</div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={styles.linkRows}>
            <Text weight="medium">{title}</Text>
            {links}
          </nav>
        ))}
      </div>
      <Row justify="between" wrap className={styles.footerEnd}>
        <Text tone="soft">{note}</Text>
        {children}
      </Row>
    </footer>
  );
}
