import type { ReactNode, Ref } from 'react';
import { Heading } from '../text/text.tsx';
import * as styles from './page-header.css.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** Where I am and what is next, in a sentence. */
  lead?: ReactNode;
  /** The one primary action of the page. */
  action?: ReactNode;
  /** A link to where this page belongs, an arrow before its words. */
  back?: ReactNode;
  badges?: ReactNode;
  /** In the typeface that speaks to a person, for a greeting. */
  voice?: boolean | undefined;
  /** The `h1`, which takes the focus after a change of page. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * The head of every page inside the shell: its title, what it is about, and one or two actions.
 *
 * @instead The title of a part is a `Heading`, of a card `Card.Title`.
 *
 * @accessibility The only `h1` of the page. It takes the focus after a change of page, so that screen readers say
 * where one is.
 */
export function PageHeader({ title, lead, action, back, badges, voice = false, ref }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      <div className={styles.words}>
        {back && <div className={styles.back}>{back}</div>}
        <div className={styles.line}>
          <Heading
            level={1}
            size={voice ? 'huge' : 'page'}
            voice={voice}
            className={styles.title}
            tabIndex={-1}
            ref={ref}
          >
            {title}
          </Heading>
          {badges}
        </div>
        {lead && <p className={`${styles.lead} ${voice ? styles.voiceLead : ''}`}>{lead}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </header>
  );
}
