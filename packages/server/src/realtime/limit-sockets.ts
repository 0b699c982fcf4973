import type { WebSocket } from 'ws';

/** Limits the open sockets per key, such as a person or an address. */
export type LimitSockets = (key: string, socket: WebSocket) => boolean;

/** The close code for too many sockets. */
export const tooManySockets = 4429;

/** Allows each key this many open sockets. */
export function limitSockets(most: number): LimitSockets {
  const open = new Map<string, Set<WebSocket>>();
  return (key, socket) => {
    const its = open.get(key) ?? new Set();
    if (its.has(socket)) return true;
    if (its.size >= most) return false;
    open.set(key, its.add(socket));
    socket.once('close', () => {
      its.delete(socket);
      if (its.size === 0) open.delete(key);
    });
    return true;
  };
}
