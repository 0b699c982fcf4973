import { useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SaidMessage } from './messages.ts';

/** The same parts in two makes: ours, and plain JSX with CSS modules. */
export interface Parts {
  Badge: ComponentType<{ children: ReactNode }>;
  Button: ComponentType<{ children: ReactNode }>;
  /** A dialog with its opener, "Open". */
  Dialog: ComponentType;
  /** A menu of actions; its opener is the element with `data-menu`. */
  Menu: ComponentType;
  /** A channel in a pane, opened at its newest message. Its scroller is the element with the role `log`. */
  Chat: ComponentType<{ messages: SaidMessage[] }>;
  /** What the channel holds when it is opened. */
  messages: SaidMessage[];
}

/** What stands in the menu. */
export const menuItems = ['Open', 'Rename', 'Pause', 'Archive', 'Delete'];

/** What the benchmark calls, one after the other. */
export type Scenario = 'menu' | 'dialog' | 'badges' | 'buttons' | 'theme' | 'openChat' | 'append' | 'scroll';

declare global {
  var scenarios: Record<Scenario, () => void>;
}

const thousand = Array.from({ length: 1000 }, (_, at) => at);

/** Draws the openers of a dialog and a menu until another scenario is called. */
export function mountScenarios({ Badge, Button, Dialog, Menu, Chat, messages }: Parts): void {
  let show: (shown: Scenario) => void = () => {};
  let said = messages;
  function Stage() {
    const [{ shown }, setShown] = useState<{ shown: Scenario }>({ shown: 'dialog' });
    show = (scenario) => flushSync(() => setShown({ shown: scenario }));
    if (shown === 'badges') return thousand.map((at) => <Badge key={at}>{at}</Badge>);
    if (shown === 'buttons') return thousand.map((at) => <Button key={at}>{at}</Button>);
    if (shown === 'openChat') return <Chat messages={said} />;
    return (
      <>
        <Dialog />
        <Menu />
      </>
    );
  }
  createRoot(document.querySelector('#root') ?? document.body).render(<Stage />);
  const { dataset } = document.documentElement;
  globalThis.scenarios = {
    badges: () => show('badges'),
    buttons: () => show('buttons'),
    openChat: () => show('openChat'),
    dialog: () => document.querySelector('button')?.click(),
    menu: () => {
      const opener = document.querySelector<HTMLElement>('[data-menu]');
      opener?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }));
      opener?.click();
    },
    theme: () => {
      dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
    },
    append: () => {
      said = [...said, { key: `new-${said.length}`, at: '2026-12-01T10:00:00Z', senderId: 'ruth', text: 'One more.' }];
      show('openChat');
    },
    scroll: () => document.querySelector('[role=log]')?.scrollBy(0, -100),
  };
}
