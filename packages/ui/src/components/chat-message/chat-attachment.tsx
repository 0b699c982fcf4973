import { FileText } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { FileName } from '../file-row/file-name.tsx';
import { Slot, Slottable } from '../slot/slot.tsx';
import * as styles from './chat-message.css.ts';

export interface ChatAttachmentProps extends Omit<ComponentProps<'a'>, 'children'> {
  name: string;
  /** Its size and kind: "PDF, 240 kB". */
  detail?: string | undefined;
  /** Render as the child, an empty link. */
  asChild?: boolean | undefined;
  children?: ReactElement | undefined;
}

/** An attachment of a message. The whole element opens the file; everyone who can read the message can read it. */
export function ChatAttachment({ name, detail, asChild, className = '', children, ...props }: ChatAttachmentProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <li>
      <Root className={`${styles.attachment} ${className}`} {...props}>
        <FileText />
        <span className={styles.file}>
          <FileName name={name} />
          {detail !== undefined && <small className={styles.detail}>{detail}</small>}
        </span>
        {asChild && <Slottable>{children}</Slottable>}
      </Root>
    </li>
  );
}
