import nodeCrypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { recordedAt } from './accounts.ts';
import { dateAt, replaceGlobal } from './replace-global.ts';

// Loaded before the recorded server: its clock is almost frozen and its random values are always the same, so that a
// second recording differs only where the product changed.

const slowness = 10;
const started = Date.now();
const { now } = Date;
replaceGlobal('Date', { value: dateAt(() => recordedAt + Math.floor((now() - started) / slowness)) });

let state = 1;
function nextByte() {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state >>> 24;
}

function fill<T extends NodeJS.ArrayBufferView>(view: T): T {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (const at of bytes.keys()) bytes[at] = nextByte();
  return view;
}

function randomUUID() {
  const hex = Buffer.from(fill(new Uint8Array(16))).toString('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

Object.assign(nodeCrypto, {
  randomFillSync: fill,
  randomUUID,
  randomBytes: (size: number) => fill(Buffer.alloc(size)),
});
syncBuiltinESMExports();
