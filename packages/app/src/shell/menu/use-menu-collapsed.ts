import { useState } from 'react';
import { deviceStorage } from '../../browser/storage.ts';

const key = 'app-menu';
const folded = 'folded';

/** Whether the side menu is collapsed on wide screens; stored on the device. */
export function useMenuCollapsed() {
  const [isFolded, setFolded] = useState(() => deviceStorage.getItem(key) === folded);
  const change = (next: boolean) => {
    if (next) deviceStorage.setItem(key, folded);
    else deviceStorage.removeItem(key);
    setFolded(next);
  };
  return [isFolded, change] as const;
}
