type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** What the browser refuses to keep, or has no room for, stays in memory; so nothing here ever throws. */
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
      // The first paint and other tabs must not find an older value.
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

/** What all tabs of this browser keep; where storage is blocked or full, what this page keeps until it is left. */
export const deviceStorage = safeStore(() => localStorage);

/** What this tab keeps through a reload; where storage is blocked or full, what this page keeps until it is left. */
export const tabStorage = safeStore(() => sessionStorage);
