import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './comment.css.ts';

export interface CommentProps extends Omit<ComponentProps<'li'>, 'about'> {
  author: string;
  /** Who that is, and when: "Lawyer of Maya, 3 Dec". */
  about: ReactNode;
  /** The words as a `Text` with `typed`, their answer as a `Quote`, and who reads them. */
  children: ReactNode;
}

/**
 * What somebody said about a text, in a list.
 *
 * @instead Messages of a conversation are a `ChatLog`.
 *
 * @accessibility An item of a native list. Its author is read first; the avatar is for the eye.
 */
export function Comment({ author, about, className = '', children, ...props }: CommentProps) {
  return (
    <li className={`${styles.comment} ${className}`} {...props}>
      <Avatar name={author} size="small" />
      <div className={styles.words}>
        <p>
          <b>{author}</b>{' '}
          <Text asChild size="small" tone="soft">
            <span>{about}</span>
          </Text>
        </p>
        {children}
      </div>
    </li>
  );
}
