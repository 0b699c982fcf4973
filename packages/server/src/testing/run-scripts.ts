// Loaded before `main.ts` by a test that runs the product: runs the scripts that the test sends on the open embedded
// database, as its owner and past its triggers.
import { PGlite } from '@electric-sql/pglite';

let database: PGlite | undefined;
const prototype = PGlite.prototype as unknown as { transaction: (work: unknown) => unknown };
prototype.transaction = new Proxy(prototype.transaction, {
  apply: (transaction, opened: PGlite, [work]: [unknown]) => {
    database = opened;
    return Reflect.apply(transaction, opened, [work]);
  },
});

process.on('message', (script: string) => {
  const run = database?.transaction((tx) => tx.exec(`set local session_replication_role = replica; ${script}`));
  void run?.then(
    () => process.send?.({}),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
// The test may be gone before its product.
process.channel?.unref();
