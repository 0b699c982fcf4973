import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Notice } from '../notice/notice.tsx';
import { Heading, Text } from '../text/text.tsx';
import * as styles from './landing.css.ts';

export { Footer, type FooterProps } from './landing-footer.tsx';
export {
  Question,
  type QuestionProps,
  Questions,
  type QuestionsProps,
  Way,
  type WayProps,
  Ways,
} from './questions.tsx';
export { Appointment, type AppointmentProps, Line, Struck } from './feature-picture.tsx';

export interface RootProps {
  /** A `BrandMark` that leads here. */
  brand: ReactNode;
  /** Links to the public pages, on a wide screen; on a phone the `Footer` has them. */
  links: ReactNode;
  /** The name of these links: "About mediation". */
  linksLabel: string;
  /** A `QuickExit` with `corner`, which stays in place during scrolling. */
  quickExit: ReactNode;
  /** The button for help in danger, in the header at every width. */
  helpNow: ReactNode;
  /** A `Footer`. */
  footer: ReactNode;
  /** A `Hero`, `LandingThreads`, `Features`, `Questions`, `Ways`. */
  children: ReactNode;
}

/**
 * The landing page for guests: the service, its steps, and the links to register and sign in.
 *
 * @instead Use `AppShell` for pages behind the sign-in.
 *
 * @accessibility One `h1`, navigations with names; the pictures made of components are hidden from screen readers.
 */
export function Root({ brand, links, linksLabel, quickExit, helpNow, footer, children }: RootProps) {
  return (
    <>
      <header className={`${styles.side} ${styles.head}`}>
        {brand}
        <nav className={styles.links} aria-label={linksLabel}>
          {links}
        </nav>
        <div className={styles.help}>{helpNow}</div>
        {quickExit}
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}

/** A message above the `Hero`, for example that the sign-in session has ended. */
export function Message({ children }: { children: ReactNode }) {
  return (
    <div className={styles.side}>
      <Notice>{children}</Notice>
    </div>
  );
}

export interface HeroProps {
  /** The organization's tagline. */
  tagline: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  /** Two large `Button`s, the first of them primary. */
  actions: ReactNode;
  /** A link for those who are not sure yet. */
  more?: ReactNode;
  /** The key figures: "4–8", "weeks from first form to final agreement". */
  facts?: readonly { number: string; meaning: string }[] | undefined;
}

/** The purpose of the service in one sentence, with its key figures. */
export function Hero({ tagline, title, lead, actions, more, facts }: HeroProps) {
  return (
    <section className={`${styles.side} ${styles.hero}`}>
      <Stack gap="medium">
        <Text tone="soft" weight="medium">
          {tagline}
        </Text>
        <Heading level={1} size="display" voice className={styles.title}>
          {title}
        </Heading>
        <Text size="intro" tone="soft" className={styles.lead}>
          {lead}
        </Text>
        <Row wrap gap="small">
          {actions}
        </Row>
        {more && <div className={styles.linkRows}>{more}</div>}
      </Stack>
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
    <section className={`${styles.side} ${styles.features}`} aria-label={label}>
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
