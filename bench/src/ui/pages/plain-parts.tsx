import { useState } from 'react';
import { manyMessages } from './messages.ts';
import pane from './pane.module.css';
import { menuItems, type Parts } from './scenarios.tsx';
import styles from './plain.module.css';

/** Plain JSX with CSS modules: the floor. */
export const plainParts: Parts = {
  Badge: ({ children }) => <span className={styles['badge']}>{children}</span>,
  Button: ({ children }) => (
    <button type="button" className={styles['button']}>
      {children}
    </button>
  ),
  Dialog: function PlainDialog() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <dialog className={styles['dialog']} ref={(element) => element?.showModal()} aria-labelledby="title">
            <h2 id="title">Leave This Page?</h2>
            <p>Going home signs you out.</p>
            <button type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </dialog>
        )}
      </>
    );
  },
  Menu: function PlainMenu() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" data-menu="" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Menu
        </button>
        {isOpen && (
          <div role="menu" className={styles['menu']}>
            {menuItems.map((item) => (
              <button key={item} role="menuitem" type="button">
                {item}
              </button>
            ))}
          </div>
        )}
      </>
    );
  },
  messages: manyMessages(100),
  Chat: ({ messages }) => (
    <div className={pane['pane']}>
      <div role="log" className={styles['log']}>
        <ol>
          {messages.map(({ key, at, text }) => (
            <li key={key} className={styles['message']}>
              <b>Ruth Lindqvist</b> <time dateTime={at}>{at.slice(11, 16)}</time>
              <div className={styles['bubble']}>{text}</div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  ),
};
