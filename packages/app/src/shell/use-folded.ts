import { useState } from 'react';

const key = 'app-menu';
const folded = 'folded';

/** Whether the side menu is put away where there is room for it; kept on the device. */
export function useFolded() {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(key) === folded);
  const change = (next: boolean) => {
    if (next) localStorage.setItem(key, folded);
    else localStorage.removeItem(key);
    setFolded(next);
  };
  return [isFolded, change] as const;
}
