import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { Socket } from 'node:net';
import { limits } from '@mediation/api-client';

/** Larger or slower bodies are not read to their end. */
const mostBytes = 2 * limits.fileMaxBytes;
const timeoutMs = 3000;

/**
 * Reads the rest of a request after an early refusal, so that the next request can use the same connection. Returns
 * false when the rest is too large or too slow; then the connection must close. The body is consumed afterwards.
 */
export function isReadToEnd(request: IncomingMessage | Http2ServerRequest): Promise<boolean> | boolean {
  if (request.complete || request.destroyed) return request.complete;
  return new Promise((answer) => {
    let bytes = 0;
    const settle = (isRead: boolean) => () => {
      clearTimeout(timer);
      answer(isRead);
    };
    const timer = setTimeout(settle(false), timeoutMs);
    request.removeAllListeners('data');
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > mostBytes) settle(false)();
    });
    request.once('end', settle(true)).once('close', settle(false));
    request.resume();
  });
}

/**
 * Lets a client that is still sending read its answer: closing a connection with unread bytes resets it, and the answer
 * is lost. Bytes that arrive within three seconds are dropped.
 */
export function lingerBeforeClosing(socket: Socket) {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), timeoutMs).unref();
  };
}
