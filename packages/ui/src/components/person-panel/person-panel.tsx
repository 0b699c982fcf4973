import { useId, type ComponentProps, type ReactNode } from 'react';
import { Avatar, type AvatarProps } from '../avatar/avatar.tsx';
import { Facts, type FactsProps } from '../facts/facts.tsx';
import * as styles from './person-panel.css.ts';

export interface PersonPanelProps {
  name: string;
  /** The role of the person in the case: "Divorcee". */
  role: string;
  /** Which of the two brand colors the avatar has, without a ranking. */
  tone?: AvatarProps['tone'] | undefined;
  /** A `Badge` for an unusual status: "Invited", "Away". */
  state?: ReactNode;
  facts: FactsProps['facts'];
  /** One `IconButton`, for example to message the person. */
  action?: ReactNode;
  /** The heading level of the name. */
  level?: 2 | 3 | undefined;
}

/**
 * One person of a case with facts such as their safe contact. Use `PersonPair` for the two parties.
 *
 * @instead The signed-in person is a `UserChip`.
 *
 * @accessibility A section named by the person, with a heading of the given `level`. A pair is read in source order:
 * alphabetical or by joining.
 */
export function PersonPanel({ name, role, tone, state, facts, action, level = 3 }: PersonPanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <Avatar name={name} tone={tone} size="large" />
        <div className={styles.who}>
          <Heading id={id} className={styles.name}>
            {name}
          </Heading>
          <p className={styles.role}>
            {role}
            {state}
          </p>
        </div>
        {action}
      </div>
      <Facts facts={facts} />
    </section>
  );
}

/** Two `PersonPanel`s at the same width, in a flush card: in alphabetical order or in the order of joining, never ranked. */
export function PersonPair({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`${styles.pair} ${className}`} {...props} />;
}
