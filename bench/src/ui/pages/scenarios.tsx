import { useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The same parts in two makes: ours, and plain JSX with CSS modules. */
export interface Parts {
  Badge: ComponentType<{ children: ReactNode }>;
  Button: ComponentType<{ children: ReactNode }>;
  /** A dialog with its opener, "Open". */
  Dialog: ComponentType;
}

/** What the benchmark presses, one after the other. */
export type Scenario = 'badges' | 'buttons' | 'theme' | 'dialog';

declare global {
  var scenarios: Record<Scenario, () => void>;
}

const thousand = Array.from({ length: 1000 }, (_, at) => at);

/** Draws nothing until a scenario is called. */
export function mountScenarios({ Badge, Button, Dialog }: Parts): void {
  let show: (shown: Scenario) => void = () => {};
  function Stage() {
    const [shown, setShown] = useState<Scenario>();
    show = (scenario) => flushSync(() => setShown(scenario));
    if (shown === 'badges') return thousand.map((at) => <Badge key={at}>{at}</Badge>);
    if (shown === 'buttons') return thousand.map((at) => <Button key={at}>{at}</Button>);
    return <Dialog />;
  }
  createRoot(document.querySelector('#root') ?? document.body).render(<Stage />);
  const { dataset } = document.documentElement;
  globalThis.scenarios = {
    badges: () => show('badges'),
    buttons: () => show('buttons'),
    theme: () => {
      dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
    },
    dialog: () => {
      show('dialog');
      document.querySelector('button')?.click();
    },
  };
}
