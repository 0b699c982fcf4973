import type { ReactNode, Ref } from 'react';
import { Heading } from '../text/text.tsx';
import * as styles from './page-header.css.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** The purpose of the page and the next action, in one sentence. */
  lead?: ReactNode;
  /** The one primary action of the page. */
  action?: ReactNode;
  /** A link to the parent page, with an arrow before its text. */
  back?: ReactNode;
  badges?: ReactNode;
  /** Uses the voice typeface, for a greeting. */
  voice?: boolean | undefined;
  /** The `h1`, which takes the focus after a navigation. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * The header of every page inside the shell: title, lead and one or two actions.
 *
 * @instead The title of a section is a `Heading`, of a card `Card.Title`.
 *
 * @accessibility The only `h1` of the page. It takes the focus after a navigation, so that screen readers read the new
 * page's title.
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
