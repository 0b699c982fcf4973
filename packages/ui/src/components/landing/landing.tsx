import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { Notice } from '../notice/notice.tsx';
import { Heading, Text } from '../text/text.tsx';
import * as styles from './landing.css.ts';

export { Appointment, type AppointmentProps, Line, Struck } from './feature-picture.tsx';

export interface RootProps {
  /** A `BrandMark` that leads here. */
  brand: ReactNode;
  /** Links to the public pages. On a phone they are at the end of the page. */
  links?: ReactNode;
  /** The name of these links: "About mediation". */
  linksLabel?: string | undefined;
  /** A `QuickExit` with `corner`, which stays in place during scrolling. */
  quickExit: ReactNode;
  /** The button for help in danger, in the header at every width. */
  helpNow: ReactNode;
  /** A `Hero`, `LandingThreads`, `Features`. */
  children: ReactNode;
}

/**
 * The landing page for guests: the service, its steps, and the links to register and sign in.
 *
 * @instead Use `AppShell` for pages behind the sign-in.
 *
 * @accessibility One `h1`, navigations with names; the pictures made of components are hidden from screen readers.
 */
export function Root({ brand, links, linksLabel, quickExit, helpNow, children }: RootProps) {
  return (
    <>
      <header className={styles.head}>
        {brand}
        {links && (
          <nav className={styles.links} aria-label={linksLabel}>
            {links}
          </nav>
        )}
        <div className={styles.help}>{helpNow}</div>
        {quickExit}
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {links && (
        <footer className={styles.foot}>
          <nav aria-label={linksLabel} className={styles.footLinks}>
            {links}
          </nav>
        </footer>
      )}
    </>
  );
}

/** A message above the `Hero`, for example that the sign-in session has ended. */
export function Message({ children }: { children: ReactNode }) {
  return (
    <div className={styles.message}>
      <Notice>{children}</Notice>
    </div>
  );
}

/** The end of the page, such as the choice of the language. */
export function End({ children }: { children: ReactNode }) {
  return <div className={`${styles.message} ${styles.end}`}>{children}</div>;
}

export interface HeroProps {
  /** The organization's tagline. */
  tagline: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  /** Two large `Button`s, the first of them primary. */
  actions: ReactNode;
  /** The key figures: "4–8", "weeks from first form to final agreement". */
  facts?: readonly { number: string; meaning: string }[] | undefined;
}

/** The purpose of the service in one sentence, with its key figures. */
export function Hero({ tagline, title, lead, actions, facts }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div>
        <Text tone="soft" weight="medium">
          {tagline}
        </Text>
        <Heading level={1} size="display" voice className={styles.title}>
          {title}
        </Heading>
        <Text size="intro" tone="soft" className={styles.lead}>
          {lead}
        </Text>
        <div className={styles.ways}>{actions}</div>
      </div>
      {facts && (
        <dl>
          {facts.map(({ number, meaning }) => (
            <div key={meaning} className={styles.fact}>
              <dt className={styles.meaning}>{meaning}</dt>
              <dd className={styles.number}>{number}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Three `Feature`s side by side. */
export function Features({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.features} aria-label={label}>
      {children}
    </section>
  );
}

export interface FeatureProps {
  title: string;
  /** The benefit for the reader. */
  text: string;
  /** Composed of components: `Line`s, an `Appointment`. Hidden from screen readers. */
  picture: ReactNode;
}

/** One benefit of the platform. */
export function Feature({ title, text, picture }: FeatureProps) {
  return (
    <Card flush className={styles.feature}>
      <div className={styles.picture} aria-hidden>
        {picture}
      </div>
      <div className={styles.words}>
        <Heading className={styles.featureTitle}>{title}</Heading>
        <Text tone="soft">{text}</Text>
      </div>
    </Card>
  );
}
