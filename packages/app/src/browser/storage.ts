type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Browser storage that never throws: values that the browser refuses to store stay in memory. */
function safeStore(browser: () => Storage): Store {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(browser());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((it) => it.getItem(key)) ?? null,
    setItem(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      memory.delete(key);
      if (isKept) return;
      memory.set(key, value);
      // After a failed write the first paint and other tabs must not find the previous value.
      attempt((it) => it.removeItem(key));
    },
    removeItem(key) {
      memory.delete(key);
      attempt((it) => it.removeItem(key));
    },
    clear() {
      memory.clear();
      attempt((it) => it.clear());
    },
  };
}

/** Local storage, shared by all tabs; in memory where storage is blocked or full. */
export const deviceStorage = safeStore(() => localStorage);

/** Session storage of this tab, which survives a reload; in memory where storage is blocked or full. */
export const tabStorage = safeStore(() => sessionStorage);
