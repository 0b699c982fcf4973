import { tabStorage } from './storage.ts';

let isOver = false;

/**
 * What somebody types and where they are, kept in this tab. Once it ends it is empty and stays so, whatever a form or a call
 * writes late, until somebody signs in.
 */
export const tabWork = {
  read: (key: string) => tabStorage.getItem(key),
  keep(key: string, value: string) {
    if (!isOver) tabStorage.setItem(key, value);
  },
  drop: (key: string) => tabStorage.removeItem(key),
  end() {
    isOver = true;
    tabStorage.clear();
  },
  begin() {
    isOver = false;
  },
};
